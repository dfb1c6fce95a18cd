import { css } from 'styled-components'

/** Text in drawings of the product: figures aligned in columns, a name in bold, its description below. */
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
