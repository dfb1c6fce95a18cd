const large = '(min-width: 64rem)'

/** Windows in which the bridge, at full column width, reaches the lower edge: the buttons are between its piers. */
export const low = `@media ${large} and (max-height: 52.99rem) and (min-aspect-ratio: 139/100)`

/** Windows too short even for that. */
export const lowest = `@media ${large} and (max-height: 46.99rem)`
