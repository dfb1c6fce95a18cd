import { css } from 'styled-components'

/** What is done in a portal, hatched the denser the more of it is work of one's own. */
export const acted = css`
  background: repeating-linear-gradient(135deg, var(--tone) 0 var(--dense), transparent var(--dense) 7px);
  forced-color-adjust: none;
  print-color-adjust: exact;

  &[data-act='0'] {
    --dense: 1px;
  }

  &[data-act='1'] {
    --dense: 2px;
  }

  &[data-act='2'] {
    --dense: 3.5px;
  }

  &[data-act='3'] {
    --dense: 5px;
  }

  &[data-act='4'] {
    --dense: 7px;
  }
`
