import { css } from 'styled-components'
import { barcode } from './barcode.ts'
import { laidOut, lies } from './laid-out.ts'

/** Still hanging from a till: narrow and long, in the printer's typeface. */
export const roll = css`
  --foot: 1.5rem;
  padding-bottom: var(--foot);
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

    /* The end of the previous slip and, below the tear, the code that a scanner reads. */
    &::before {
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
        var(--card);
    }
  }
`
