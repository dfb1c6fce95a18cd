import { styled } from 'styled-components'
import type { Drawing } from '../../content/drawing.ts'
import { laidOut, standingWidth } from './laid-out.ts'
import { Thing } from './Thing.tsx'

interface StandingProps {
  readonly drawing: Drawing
  /** The position of our screen below the desk's edge, in rem. */
  readonly foot: number
}

/** An object on our screen, its foot behind the screen; without room, it is beside the words or above the paper. */
export const Standing = ({ drawing, foot }: StandingProps) => {
  const { size, width, hidden = 0 } = drawing
  const high = size[1] / size[0]
  return (
    <Edge $high={high} $width={width} $top={foot - (width * (size[1] - hidden)) / size[0]}>
      <Thing {...drawing} />
    </Edge>
  )
}

/** The desk's edge, with no height of its own; on a phone, as high as the object, which is above the paper there. */
const Edge = styled.div<{ $high: number; $width: number; $top: number }>`
  --wire: color-mix(in srgb, var(--text) 55%, var(--paper));
  position: relative;
  z-index: -1;
  width: min(${standingWidth}rem, 100% - 1.5rem);
  aspect-ratio: 1 / ${({ $high }) => $high};
  margin: -1rem max(0px, (100% - 34rem) / 2) 0 auto;

  > svg {
    position: absolute;
    top: 0;
    right: 0;
    width: 100%;
    max-width: none;
    background: var(--paper); /* the object's labels stay dark even in forced colours with a dark scheme */
  }

  ${laidOut.wide} {
    width: ${standingWidth}rem;
    height: 0;
    margin: 0 0 0 auto;
    aspect-ratio: auto;

    > svg {
      top: ${({ $high }) => 1 - standingWidth * $high}rem;
    }
  }

  ${laidOut.beside} {
    width: ${({ $width }) => $width}rem;

    > svg {
      top: ${({ $top }) => $top}rem;
    }
  }
`
