/** Maximum per part: servers hold all addresses in memory, and load them together while visitors wait. */
export const mostAddresses = 50_000

/** Counts pages and the text files below them. */
export const addressesOf = (pages: readonly { readonly files?: object }[]): number =>
  pages.reduce((sum, { files = {} }) => sum + 1 + Object.keys(files).length, 0)
