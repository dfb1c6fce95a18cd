import { css } from 'styled-components'
import { laidOut } from '../papers/laid-out.ts'
import { across } from './across.ts'

/** A grey wall with the board on it, from which the pack hangs by its wire. */
export const board = css`
  background: color-mix(in srgb, var(--text) 8%, var(--paper));
  ${across}

  ${laidOut.beside} {
    padding-top: 2rem;
  }

  ${laidOut.low} {
    --scale: 1.05;

    > :first-child {
      row-gap: 0.5rem;
    }

    && p + div {
      margin-top: 0.75rem;
    }
  }
`
