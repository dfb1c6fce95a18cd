/** Below these widths, layouts stack vertically. */
export const tablet = '@media (min-width: 44rem)'
export const desktop = '@media (min-width: 64rem)'

/** Room for larger words and a wider column at the top of the home page. */
export const large = '@media (min-width: 120rem) and (min-height: 56rem)'
export const wideColumn = '117.5rem'
