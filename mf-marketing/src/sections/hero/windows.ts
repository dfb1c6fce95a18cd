const large = '(min-width: 64rem)'

/** Windows in which the bridge, as wide as their column, reaches the lower edge: the buttons stand between its piers. */
export const low = `@media ${large} and (max-height: 52.99rem) and (min-aspect-ratio: 139/100)`

/** Not even that. */
export const lowest = `@media ${large} and (max-height: 46.99rem)`
