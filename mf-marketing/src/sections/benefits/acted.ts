import { css } from 'styled-components'
import { tones } from '../figures/tones.ts'

/** An activity in a portal, in its bank's colour: the more of it is manual work, the denser the hatching. */
export const acted = css`
  [data-tone] {
    ${tones}
  }

  [data-act] {
    background: repeating-linear-gradient(
      135deg,
      var(--tone, var(--text)) 0 var(--dense, 7px),
      transparent var(--dense, 7px) 7px
    );
    forced-color-adjust: none;
    print-color-adjust: exact;
  }

  [data-act='0'] {
    --dense: 1px;
  }

  [data-act='1'] {
    --dense: 2px;
  }

  [data-act='2'] {
    --dense: 3.5px;
  }

  [data-act='3'] {
    --dense: 5px;
  }
`
