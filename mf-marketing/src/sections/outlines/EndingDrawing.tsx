import { tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import type { Ending } from '../../content/paper.ts'
import { Drawn, Lines } from '../papers/Thing.tsx'

/** The room for the thread on the left, the width including it, and the height down to the footer's bridge. */
const [left, width, height] = [60, 630, 354]

/** The trade once its day is over, on the footer's bridge; the thread leads to it from the packet on that bridge. */
export const EndingDrawing = ({ thread: [x, y], ...drawing }: Ending) => (
  <Picture viewBox={`-${left} 0 ${width} ${height}`} preserveAspectRatio="xMinYMax" aria-hidden="true">
    <Drawn {...drawing} />
    <path d={`M${x} ${y}C${x} ${y - 84} -${left} ${y - 84} -${left} ${height}`} data-is="thread" />
    <path d={`M${x + 5} ${y}a5 5 0 1 0-10 0a5 5 0 1 0 10 0`} data-is="ring" />
  </Picture>
)

const Picture = styled(Lines)`
  --label: 20px;

  [data-is='red'] {
    fill: var(--danger);
  }

  [data-is='ground'] {
    fill: var(--ink-line);
    stroke: none;
  }

  [data-is='wall'] {
    fill: color-mix(in srgb, var(--text) 16%, var(--card));
  }

  [data-is='thread'],
  [data-is='ring'] {
    stroke: var(--amber);
    stroke-width: 2;
  }

  /* On a phone, the drawing is above the packet, and needs no thread. */
  [data-is='thread'] {
    display: none;
    fill: none;
  }

  ${tablet} {
    [data-is='thread'] {
      display: block;
    }
  }
`
