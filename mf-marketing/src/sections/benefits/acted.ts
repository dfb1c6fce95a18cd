import { css } from 'styled-components'
import { tones } from '../figures/tones.ts'

/** An activity in a portal, in its bank's colour: pale while logging in, full while working. */
export const acted = css`
  [data-tone] {
    ${tones}
  }

  [data-act] {
    background: var(--tone, var(--text));
    forced-color-adjust: none;
    print-color-adjust: exact;
  }

  [data-act='0'] {
    background: color-mix(in srgb, var(--tone, var(--text)) 30%, var(--paper));
  }
`
