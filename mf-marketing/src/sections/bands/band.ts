import { css } from 'styled-components'

/** A product's statement, on ink. */
export const band = css`
  overflow: clip;
  background: var(--ink);
  color: var(--on-ink);
`

/** What follows from a statement. */
export const conclusion = css`
  max-width: 34em;
  font-size: var(--size-lead);
  line-height: 1.5;
`
