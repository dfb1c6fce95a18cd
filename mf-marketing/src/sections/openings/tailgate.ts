import { css } from 'styled-components'
import { laidOut } from '../papers/laid-out.ts'
import { behindPaper } from './behind-paper.ts'

/** A road in the dust of the evening, and the paper on the back of the lorry that leaves; on a phone, its planks. */
export const tailgate = css`
  --label: 24px;
  --wall: color-mix(in srgb, var(--action) 62%, var(--ink));
  --floor: color-mix(in srgb, var(--text) 88%, var(--amber));
  background: color-mix(in srgb, var(--amber) 24%, var(--paper));
  ${behindPaper}

  [role='img']::before {
    inset: -1.25rem calc(50% - 50vw) -10rem;
    border-top: 0.75rem solid var(--action);
    background:
      linear-gradient(transparent calc(100% - 1.5px), var(--ink) 0) 0 0 / 100% 3.5rem,
      var(--wall);
  }

  ${laidOut.beside} {
    padding-top: 2rem;

    > :first-child {
      min-height: 27.5rem;
      align-content: start;
    }

    [data-is='label'] {
      letter-spacing: 0.12em;
    }
  }
`
