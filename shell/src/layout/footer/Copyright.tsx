import * as brand from '@bridge/shared/brand'

/** The server renders the year of the release; correct-year.ts replaces it with the visitor's. */
export const Copyright = () => (
  <p>
    © <time suppressHydrationWarning>{new Date().getFullYear()}</time> {brand.legalName}
  </p>
)
