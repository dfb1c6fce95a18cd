/** Windows in which the bridge reaches the lower edge: what stands on the water moves in between the piers. */
export const low = '@media (min-width: 64rem) and (max-height: 52.99rem)'

/** Not even that. */
export const lowest = '@media (min-width: 64rem) and (max-height: 46.99rem)'
