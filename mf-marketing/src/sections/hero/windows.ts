const large = '(min-width: 64rem)'

/** Windows in which the bridge, as wide as the column, reaches the lower edge, so the buttons are under its arch. */
export const low = `@media ${large} and (max-height: 52.99rem) and (min-aspect-ratio: 139/100)`

/** Windows that are even shorter, for which the space above the bridge is reduced. */
export const lowest = `@media ${large} and (max-height: 46.99rem)`
