import { css } from 'styled-components'

/** Text of what is drawn of the product: figures under each other, a name in bold, what is said of it below. */
export const drawnText = css`
  color: var(--text);
  font-size: var(--size-small);
  font-variant-numeric: tabular-nums;
  line-height: 1.35;

  b {
    font-weight: 600;
  }

  small {
    display: block;
    color: var(--muted);
    font-size: var(--size-tiny);
  }
`
