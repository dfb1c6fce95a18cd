import { css } from 'styled-components'
import { laidOut, lies } from './laid-out.ts'

/** Bars of one to four units with gaps between them, in thousandths of the whole. */
const bars = [
  [0, 12],
  [24, 30],
  [48, 72],
  [84, 90],
  [114, 132],
  [144, 150],
  [174, 198],
  [210, 216],
  [228, 246],
]
const barcode = `repeating-linear-gradient(90deg, ${bars
  .map(
    ([from = 0, to = 0], i) =>
      `currentColor ${from / 10}% ${to / 10}%, transparent ${to / 10}% ${(bars[i + 1]?.[0] ?? 258) / 10}%`,
  )
  .join(', ')})`

/** Still hanging from a till: narrow and long, in the printer's typeface. */
export const roll = css`
  padding-bottom: 1.5rem;
  border: 0;
  box-shadow: none;
  filter: drop-shadow(0 0.5rem 1rem color-mix(in srgb, var(--ink) 28%, transparent));
  font-family: var(--font-code);

  &::after {
    content: '';
    position: absolute;
    right: 0;
    bottom: -0.375rem;
    left: 0;
    height: 0.375rem;
    background: conic-gradient(from -45deg at bottom, var(--card) 90deg, transparent 0) 0 0 / 0.75rem 0.375rem
      repeat-x;
  }

  [data-row='line'] {
    border-bottom-style: dashed;
  }

  ${laidOut.beside} {
    --line-height: ${lies.roll.line}rem;
    font-size: var(--size-small);

    /* What the till printed earlier, up to the page's edge, with the code that a scanner reads. */
    &::before {
      content: '';
      position: absolute;
      right: 0;
      bottom: 100%;
      left: 0;
      height: 60rem;
      background:
        ${barcode} 50% calc(100% - 0.75rem) / 20rem 3.75rem no-repeat,
        var(--card);
    }
  }
`
