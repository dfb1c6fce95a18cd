import { css } from 'styled-components'
import { laidOut } from '../papers/laid-out.ts'
import { behindPaper } from './behind-paper.ts'

/** A ward’s mint wall, with the clipboard on the rail of a bed, and the headline on the bed’s headboard. */
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

  /* The pillow, above the clip. */
  [role='img']::after {
    content: '';
    position: absolute;
    inset: -3.25rem 12% auto;
    z-index: -1;
    height: 2.625rem;
    border: 1.5px solid var(--text);
    border-bottom: 0;
    border-radius: 2.5rem 2.5rem 0.5rem 0.5rem / 2rem 2rem 0.5rem 0.5rem;
    background: var(--card);
  }

  > :first-child {
    margin-bottom: 4.25rem;
  }

  ${laidOut.beside} {
    > :first-child {
      margin-bottom: 4.5rem;
    }

    [role='img']::after {
      content: none;
    }
  }

  /* The headline stays above the pillow. */
  ${laidOut.low} {
    > :first-child {
      --size-h1: 3.5rem;
      margin-bottom: 4.25rem;
    }
  }
`
