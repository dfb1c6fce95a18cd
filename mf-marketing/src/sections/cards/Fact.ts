import { desktop } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'

/** A figure's result, in type as large as its length allows in the card's column, and what it says. */
export const Fact = styled.p<{ $long: number }>`
  color: var(--muted);
  line-height: 1.4;
  text-wrap: balance;

  b {
    display: block;
    margin-bottom: 0.25rem;
    color: var(--text);
    font: 700 min(1.6 * var(--size-h1), 145vw / ${({ $long }) => $long}) / 1 var(--font-display);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.04em;
    white-space: nowrap;
  }

  ${desktop} {
    b {
      font-size: min(1.17 * var(--size-h1), 10.2 * var(--size-h1) / ${({ $long }) => $long}, 57vw / ${({ $long }) => $long});
    }
  }
`
