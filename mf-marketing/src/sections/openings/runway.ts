import { css } from 'styled-components'
import { laidOut } from '../papers/laid-out.ts'
import { behindPaper } from './behind-paper.ts'

/** A tan wall with the runway, month by month, along its foot; on a phone, along its top. */
export const runway = css`
  --label: 13px;
  --wall: color-mix(in srgb, var(--amber) 52%, var(--paper));
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

  &::before {
    --month: calc(100% / 18);
    content: '';
    position: absolute;
    inset: 0.375rem var(--gutter) auto;
    height: 1.5rem;
    background:
      linear-gradient(var(--amber), var(--amber)) 0 0 / calc(var(--month) - 3px) no-repeat,
      linear-gradient(270deg, transparent 3px, color-mix(in srgb, var(--amber) 45%, var(--paper)) 0) 0 0 / var(--month);
    clip-path: polygon(0 0, 100% 94%, 100% 100%, 0 100%);
  }

  ${laidOut.beside} {
    padding-top: 2.5rem;

    &::before {
      content: none;
    }

    > :first-child {
      margin-bottom: 8rem;
    }

    [data-is='wall'] {
      stroke: none;
    }
  }

  ${laidOut.low} {
    padding-top: 1.25rem;

    > :first-child {
      margin-bottom: 7.25rem;
    }
  }
`
