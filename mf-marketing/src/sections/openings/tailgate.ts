import { css } from 'styled-components'
import { laidOut } from '../papers/laid-out.ts'
import { stampRed } from '../papers/stamp-red.ts'
import { behindPaper } from './behind-paper.ts'

/**
 * A dusty road in the evening, and the paper on the back of a departing lorry; on a phone, only the lorry's headboard
 * and planks.
 */
export const tailgate = css`
  --label: 24px;
  --wall: color-mix(in srgb, var(--action) 62%, var(--ink));
  --floor: color-mix(in srgb, var(--text) 88%, var(--amber));
  background: color-mix(in srgb, var(--amber) 24%, var(--paper));
  ${behindPaper}

  [role='img']::before {
    inset: -3.25rem calc(50% - 50vw) -10rem;
    border-top: 2.75rem solid var(--action);
    background:
      linear-gradient(transparent calc(100% - 1.5px), var(--ink) 0) 0 0 / 100% 3.5rem,
      var(--wall);
  }

  [role='img']::after {
    --light: radial-gradient(circle, ${stampRed} 0.5rem, var(--ink) 0.5rem 0.5625rem, transparent 0.625rem);
    content: 'Horn  OK  Please';
    position: absolute;
    inset: -3.25rem calc(50% - 50vw) auto;
    background:
      var(--light) 0.5rem 50% / 1.5rem 1.5rem no-repeat,
      var(--light) calc(100% - 0.5rem) 50% / 1.5rem 1.5rem no-repeat;
    color: var(--card);
    font: 700 var(--size-body) / 2.75rem var(--font-display);
    letter-spacing: 0.12em;
    text-align: center;
    text-transform: uppercase;
    white-space: pre;
  }

  > :first-child {
    padding-bottom: 2rem;
  }

  ${laidOut.beside} {
    padding-top: 2rem;

    [role='img']::after {
      content: none;
    }

    > :first-child {
      padding-bottom: 0;
      min-height: 27.5rem;
      align-content: start;
    }

    [data-is='label'] {
      letter-spacing: 0.12em;
    }
  }
`
