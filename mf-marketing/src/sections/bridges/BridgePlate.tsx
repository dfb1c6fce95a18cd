import { desktop } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import type { Bridge, Dimension } from '../../content/bridges/bridge.ts'
import { BridgeSheet } from './BridgeSheet.tsx'

/** The middle of a bridge, on a plate as tall as the drawing. On large screens, the plate reaches the window's edge. */
export const BridgePlate = (bridge: Bridge) => (
  <Plate>
    <BridgeSheet
      {...bridge}
      dimensions={bridge.dimensions.filter((dimension) => isWithin(bridge, dimension))}
    />
  </Plate>
)

/** Whether the plate shows all of a dimension line. One that is cut off would seem to measure only what is shown. */
const isWithin = ({ length }: Bridge, dimension: Dimension) =>
  'x' in dimension || dimension.to - dimension.from < length / 2

const Plate = styled.div`
  --paper: color-mix(in srgb, var(--bright) 9%, var(--card));
  --lettering: 0.83;
  overflow: clip;
  margin-top: 1rem;
  outline: 1px solid transparent;
  background: var(--paper);

  svg {
    position: relative;
    left: -45.3%;
    width: 220%;
    max-width: none;
    margin-block: 2rem 1rem;
  }

  p {
    margin: 0;
    padding: 0.75rem 1rem;
  }

  @media (width < 44rem) {
    --lettering: 0.5;
  }

  ${desktop} {
    position: relative;
    isolation: isolate;
    overflow: visible;
    clip-path: inset(0 -100vw 0 0);

    &::before {
      content: '';
      position: absolute;
      inset: 0 -100vw 0 0;
      z-index: -1;
      background: var(--paper);
    }

    p {
      margin-right: -100vw;
    }
  }
`
