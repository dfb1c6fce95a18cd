import { css } from 'styled-components'

/** As wide as the longest link in each column, in rem: sized by content, they would move while the page arrives. */
export const widths = {
  tablet: [11.75, 10.125, 11.5],
  desktop: [6.875, 9.375, 11.5, 11.75, 10.125, 5.375],
}

/** Equal gaps between the columns; where the window is too narrow, the widest give way. */
export const columnsOf = (rems: readonly number[]) => css`
  grid-template-columns: ${rems.map((rem) => `minmax(0, ${rem}rem)`).join(' ')};
  column-gap: 2rem;
  justify-content: space-between;
`

/** Above the groups, between them where they are below each other, and below them. */
export const air = 'clamp(1rem, 4vw, 3.5rem)'
