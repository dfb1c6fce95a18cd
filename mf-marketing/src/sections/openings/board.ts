import { css } from 'styled-components'
import { laidOut } from '../papers/laid-out.ts'
import { across } from './across.ts'

/** A grey wall with the split-flap board on it, from which the pack of papers hangs by its wire. */
export const board = css`
  background: color-mix(in srgb, var(--text) 8%, var(--paper));
  ${across}

  ${laidOut.beside} {
    padding-top: 2rem;

    > :nth-child(2) {
      margin-bottom: 0;
      padding-bottom: 1rem;
    }
  }

  ${laidOut.low} {
    --tall: 0.98;
    padding-top: 1.25rem;

    > :first-child {
      row-gap: 0.375rem;
      margin-bottom: 0.875rem;
    }

    && p + div {
      margin-top: 0.625rem;
    }
  }
`
