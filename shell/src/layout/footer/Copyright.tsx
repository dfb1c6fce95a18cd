import * as brand from '@bridge/shared/brand'

/** The server's year is that of the release; correct-year.ts writes the visitor's. */
export const Copyright = () => (
  <p>
    © <time suppressHydrationWarning>{new Date().getFullYear()}</time> {brand.legalName}
  </p>
)
