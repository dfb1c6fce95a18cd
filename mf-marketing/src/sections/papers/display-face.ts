import { css } from 'styled-components'

/** Our display face in running text. It falls back to the text face, because its own fallback is bold. */
export const displayFace = css`
  font-family: 'Bricolage Grotesque', var(--font-text);
  font-weight: 500;
`
