import { css } from 'styled-components'
import { laidOut } from '../papers/laid-out.ts'

/** The headline in one line across the page, with the lead and the links below it. */
export const across = css`
  ${laidOut.beside} {
    > :first-child {
      row-gap: 1rem;
    }

    > :first-child > div {
      grid-column: 1 / -1;
    }

    && h1 {
      max-width: none;
    }

    > :first-child > div + div > p {
      max-width: 42em;
      text-wrap: balance;
    }

    > :first-child > div + div > p + div {
      margin-top: 1.25rem;
    }
  }
`
