import { css } from 'styled-components'
import { barcode } from './barcode.ts'
import { laidOut, lies } from './laid-out.ts'

/** A bar in place of a word, in each row above the tear. */
const bar = (tone: string, at: string, width: number) =>
  `linear-gradient(transparent 1.3125rem, var(${tone}) 0 1.6875rem, transparent 0) ${at} calc(100% - 6.75rem) / ${width}rem ${lies.roll.line}rem repeat-y`

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

    /* The last rows of the slip before it, torn off below its total, and the code that a scanner reads. */
    &::before {
      --bar: color-mix(in srgb, var(--text) 24%, var(--card));
      --bold: color-mix(in srgb, var(--text) 72%, var(--card));
      --inner: calc(100% - ${2 * laidOut.margin}rem);
      content: '';
      position: absolute;
      right: 0;
      bottom: 100%;
      left: 0;
      height: 60rem;
      background:
        ${barcode} 50% calc(100% - 0.75rem) / 20rem 3.75rem no-repeat,
        repeating-linear-gradient(90deg, currentColor 0 6px, transparent 6px 11px) 0 calc(100% - 5.75rem) / 100% 1px
          no-repeat,
        linear-gradient(var(--text) 1px, var(--card) 1px 3px, var(--text) 3px) 50% calc(100% - 6.75rem) / var(--inner)
          4px no-repeat,
        linear-gradient(var(--card), var(--card)) 0 100% / 100% 6.75rem no-repeat,
        ${bar('--bold', '1.875rem', 2.75)},
        ${bar('--bar', '7rem', 3)},
        ${bar('--bar', '11.25rem', 3.25)},
        ${bar('--bar', 'calc(100% - 8rem)', 2.5)},
        ${bar('--bold', 'calc(100% - 1.875rem)', 2.5)},
        linear-gradient(transparent calc(100% - 1px), var(--line) 0) 50% calc(100% - 6.75rem) / var(--inner)
          ${lies.roll.line}rem repeat-y,
        var(--card);
    }
  }
`
