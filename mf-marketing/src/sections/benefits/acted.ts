import { css } from 'styled-components'
import { tones } from '../figures/tones.ts'

/** Activities in a portal, in its bank's colour: pale for logging in, full for working. */
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
