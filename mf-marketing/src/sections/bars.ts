import { css } from 'styled-components'
import type { Bar } from '../content/waterfall.ts'
import { percent } from './figures/tones.ts'

export const wide = '@media (width >= 60rem)'

/** Styles that all drawings of an amount and its deductions have in common. */
export const figure = css`
  display: grid;
  gap: 0.875rem;
  font-size: var(--size-base);
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
`

/** On a phone, each bar is below the previous one, and starts where that one ends. */
export const bar = css<{ $bar: Bar }>`
  --at: ${({ $bar }) => percent($bar.at)};
  --of: ${({ $bar }) => percent($bar.of)};

  i {
    display: block;
    width: max(var(--of), 2px);
    height: 1.5rem;
    margin: 0 0 0.375rem var(--at);
    background: var(--colour);
    forced-color-adjust: none;
    print-color-adjust: exact;
  }

  span {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.75em;
    justify-content: space-between;
    color: var(--muted);
  }

  em {
    color: var(--text);
    font-style: normal;
    font-weight: 600;
  }

  &[data-is='rest'] {
    --colour: var(--action);
  }

  &[data-is='rest'] span {
    flex-direction: column-reverse;
    align-items: flex-end;
  }

  b {
    color: var(--action);
    font: 700 min(1.4 * var(--size-h1), 17vw) / 1.15 var(--font-display);
    letter-spacing: -0.035em;
  }
`
