/** How long one page may take before its version is refused, in ms. */
export const renderLimit = 20_000

/** Limit for all pages of a version, in multiples of one page's; lower while a broken shell is live. */
export const longestVersion = { usually: 30, urgently: 3 }
