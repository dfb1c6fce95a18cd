/** Narrower than these, things stand below each other. */
export const tablet = '@media (min-width: 44rem)'
export const desktop = '@media (min-width: 64rem)'
