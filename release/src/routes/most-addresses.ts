/** Of one part: servers hold all addresses in memory, and set them up at once while visitors wait. */
export const mostAddresses = 50_000

/** Of pages with the text files below them. */
export const addressesOf = (pages: readonly { readonly files?: object }[]): number =>
  pages.reduce((sum, { files = {} }) => sum + 1 + Object.keys(files).length, 0)
