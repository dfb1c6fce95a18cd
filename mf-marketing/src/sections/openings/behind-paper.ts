import { css } from 'styled-components'
import { laidOut } from '../papers/laid-out.ts'

/**
 * For openings whose words are on a coloured wall. Where the paper is below the words, a second background runs across
 * the window behind the paper. Where the paper is beside the words, a scene replaces that background.
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
