import { css } from 'styled-components'

/** The log of a job, as the team reads it. */
export const terminal = css`
  --text: var(--on-ink);
  --muted: var(--on-ink-muted);
  --line: var(--ink-line);
  --card: var(--ink);
  border-radius: 0.375rem;
  background: var(--ink);
  box-shadow: 0 0 0 1px var(--ink-line);
  font-family: var(--font-code);

  > :first-child {
    background: var(--ink-line);
  }
`
