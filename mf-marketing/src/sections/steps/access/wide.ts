/** From here on the banks' papers lie below each other, and what is made of them beside them. */
export const wide = '@media (width >= 52rem)'
