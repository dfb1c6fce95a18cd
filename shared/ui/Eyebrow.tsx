import { styled } from 'styled-components'

/** The short line above a heading. */
export const Eyebrow = styled.p`
  color: var(--action);
  font: 600 var(--size-small) / 1.4 var(--font-text);
  letter-spacing: 0.04em;
`
