import { css } from 'styled-components'

/** Names in our display face. It has one weight, a bold one, so running text stays in the text face. */
export const displayNames = css`
  b {
    font-family: var(--font-display);
  }
`
