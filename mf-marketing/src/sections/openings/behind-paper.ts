import { css } from 'styled-components'
import { laidOut } from '../papers/laid-out.ts'

/**
 * For words on a coloured wall: where the paper is below them, a second ground lies behind it, across the window. A
 * scene replaces it where the paper is beside them.
 */
export const behindPaper = css`
  > :first-child {
    --action: var(--action-strong);
  }

  [role='img']::before {
    content: '';
    position: absolute;
    z-index: -1;
  }

  ${laidOut.beside} {
    [role='img']::before {
      content: none;
    }
  }
`
