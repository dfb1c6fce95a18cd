import { styled } from 'styled-components'

/** A figure's result, and what it says, in type small enough for the drawing to dominate. */
export const Fact = styled.p<{ $long: number }>`
  color: var(--muted);
  line-height: 1.4;
  text-wrap: balance;

  b {
    display: block;
    margin-bottom: 0.25rem;
    color: var(--text);
    font: 700 min(0.8 * var(--size-h2), 145vw / ${({ $long }) => $long}) / 1 var(--font-display);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.03em;
    white-space: nowrap;
  }
`
