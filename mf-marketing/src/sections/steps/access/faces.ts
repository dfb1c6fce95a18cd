import { css } from 'styled-components'
import { tones } from '../../figures/tones.ts'
import { displayNames } from '../../papers/display-names.ts'

/** A line printer's paper, with its holes and its bars. */
export const bars = `
  radial-gradient(circle, var(--ground) 0.1875rem, transparent 0.2188rem) 0 0 / 0.875rem 1.1875rem repeat-y,
  radial-gradient(circle, var(--ground) 0.1875rem, transparent 0.2188rem) var(--edge, 100%) 0 / 0.875rem 1.1875rem repeat-y,
  linear-gradient(var(--card) 0 0) 0 0 / 0.875rem 100% no-repeat,
  linear-gradient(var(--card) 0 0) var(--edge, 100%) 0 / 0.875rem 100% no-repeat,
  repeating-linear-gradient(color-mix(in srgb, var(--tone) 22%, var(--card)) 0 1.1875rem, var(--card) 0 2.375rem)
`

/** Each bank's own colour and typeface, on its paper and in its list. */
export const faces = css`
  [data-tone] {
    ${tones}
  }

  [data-paper='passbook'] {
    ${displayNames}
  }

  [data-paper='cheque'] {
    > b,
    > p > b {
      letter-spacing: 0.08em;
      text-transform: uppercase;
    }
  }

  [data-paper='printout'] {
    font-family: var(--font-code);
    letter-spacing: -0.03em;
  }
`
