import { styled } from 'styled-components'
import type { Drawing } from '../../content/drawing.ts'
import { laidOut } from '../papers/laid-out.ts'
import { Thing } from '../papers/Thing.tsx'

interface SceneProps extends Drawing {
  readonly hangs: number
  readonly atRight: true | undefined
}

/** What the paper hangs on or lies in: a drawing from the paper’s corner to the window’s edges. */
export const Scene = ({ hangs, atRight, ...drawing }: SceneProps) => (
  <Behind $up={hangs} $atRight={atRight}>
    <Thing {...drawing} />
  </Behind>
)

const Behind = styled.div<{ $up: number; $atRight: true | undefined }>`
  display: none;

  ${laidOut.beside} {
    display: block;
    position: relative;
    z-index: -1;
    height: 0;

    > svg {
      position: absolute;
      top: ${({ $up }) => -$up}rem;
      right: ${({ $atRight }) => $atRight && 0};
      max-width: none;
      pointer-events: none;
    }
  }

  [data-is='ground'] {
    fill: var(--floor);
    stroke: none;
  }

  [data-is='wall'] {
    fill: var(--wall);
  }
`
