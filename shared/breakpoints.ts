/** Below these widths, layouts stack vertically. */
export const tablet = '@media (min-width: 44rem)'
export const desktop = '@media (min-width: 64rem)'
