import { css } from 'styled-components'
import { atTwoThirds, gap } from '../columns.ts'
import { laidOut } from '../papers/laid-out.ts'

/** The headline in one line across the page, with the lead below it, and the links above our screen. */
export const across = css`
  ${laidOut.beside} {
    > :first-child > div {
      grid-column: 1 / -1;
    }

    > :first-child > div + div {
      display: grid;
      grid-template-columns: ${atTwoThirds};
      column-gap: ${gap};
      align-items: start;
    }

    && h1 {
      max-width: none;
    }

    > :first-child > div + div > p {
      max-width: none;
      text-wrap: balance;
    }

    > :first-child > div + div > p + div {
      margin-top: 0.25rem;
    }
  }
`
