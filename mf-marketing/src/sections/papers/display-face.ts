import { css } from 'styled-components'

/** Our display face in running text; if it has not arrived, the text's fallback, because its own is bold. */
export const displayFace = css`
  font-family: 'Bricolage Grotesque', var(--font-text);
  font-weight: 500;
`
