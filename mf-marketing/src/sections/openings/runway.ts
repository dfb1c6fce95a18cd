import { css } from 'styled-components'
import { laidOut } from '../papers/laid-out.ts'
import { behindPaper } from './behind-paper.ts'

/** A tan wall with the runway on it, month by month, in front of which the words stand. */
export const runway = css`
  --label: 13px;
  --wall: color-mix(in srgb, var(--amber) 27%, var(--paper));
  --floor: color-mix(in srgb, var(--amber) 30%, var(--paper));
  background: color-mix(in srgb, var(--amber) 11%, var(--paper));
  ${behindPaper}

  &&::after {
    z-index: -2;
  }

  > :first-child {
    --muted: color-mix(in srgb, var(--text) 80%, var(--paper));
  }

  [role='img']::before {
    inset: -1.5rem calc(50% - 50vw) -10rem;
    background: var(--floor);
  }

  ${laidOut.beside} {
    padding-top: 2.5rem;

    > :first-child {
      margin-bottom: 3.25rem;
    }

    [data-is='wall'] {
      stroke: none;
    }
  }
`
