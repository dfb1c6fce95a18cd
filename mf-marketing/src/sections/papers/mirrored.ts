import { css } from 'styled-components'
import { laidOut } from './laid-out.ts'

/** The paper is on the right; our screen and the end of the thread are on the left. */
export const mirrored = css<{ $from: number; $width: number }>`
  grid-template-columns: minmax(0, 1fr) ${({ $width }) => $width}rem;
  padding-left: 0;

  > * {
    grid-area: 1 / 1;
  }

  > :first-child {
    grid-column: 2;
    transform-origin: ${laidOut.knot}rem ${({ $from }) => $from}rem;
  }

  && [data-row='stitched'] > svg {
    right: auto;
    left: -0.375rem;
    transform-origin: 100%;
  }
`
