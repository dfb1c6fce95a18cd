import { css } from 'styled-components'

/** The paper on the right, our screen on the left: the thread leaves at the start of the line. */
export const mirrored = css<{ $from: number; $width: number }>`
  grid-template-columns: minmax(0, 1fr) ${({ $width }) => $width}rem;
  padding-left: 0;

  > * {
    grid-row: 1;
  }

  > :first-child {
    grid-column: 2;
    transform-origin: 0 ${({ $from }) => $from}rem;
  }

  > :last-child {
    left: auto;
    right: ${({ $width }) => $width}rem;
    transform: scaleX(-1);
  }

  && [data-row='stitched'] svg {
    right: auto;
    left: -0.375rem;
  }
`
