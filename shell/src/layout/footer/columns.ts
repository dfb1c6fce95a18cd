import { css } from 'styled-components'

/** The width of the longest link in each column, in rem: columns sized by content would move while the page loads. */
export const widths = {
  tablet: [11.75, 10.125, 11.5],
  desktop: [6.875, 9.375, 11.5, 11.75, 10.125, 5.375],
}

/** Equal gaps between the columns; in a window that is too narrow, the widest columns shrink. */
export const columnsOf = (rems: readonly number[]) => css`
  grid-template-columns: ${rems.map((rem) => `minmax(0, ${rem}rem)`).join(' ')};
  column-gap: 2rem;
  justify-content: space-between;
`

/** The space above the groups, between stacked groups, and below them. */
export const air = 'clamp(1rem, 4vw, 3.5rem)'
