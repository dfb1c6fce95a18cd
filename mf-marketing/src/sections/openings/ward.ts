import { css } from 'styled-components'
import { laidOut } from '../papers/laid-out.ts'
import { behindPaper } from './behind-paper.ts'

/** A ward’s mint wall, with the clipboard on the rail of a bed, and the headline on its headboard. */
export const ward = css`
  --label: 24px;
  --wall: color-mix(in srgb, var(--bright) 34%, var(--card));
  --floor: color-mix(in srgb, var(--action) 30%, var(--ink));
  background: color-mix(in srgb, var(--bright) 15%, var(--paper));
  ${behindPaper}

  &&::after {
    z-index: -2;
  }

  [role='img']::before {
    inset: -0.75rem calc(50% - 50vw) -10rem;
    border: solid var(--card);
    border-width: 0.875rem 0 0;
    background: var(--wall);
    outline: 1.5px solid var(--text);
  }

  ${laidOut.beside} {
    > :first-child {
      margin-bottom: 2.75rem;
    }
  }
`
