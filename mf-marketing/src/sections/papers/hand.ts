import { css } from 'styled-components'

/** Our display face in running text; where it has not arrived, the text's fallback, as its own is bold. */
export const hand = css`
  font-family: 'Bricolage Grotesque', var(--font-text);
  font-weight: 500;
`
