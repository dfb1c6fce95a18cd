import { styled } from 'styled-components'
import type { Drawing } from '../menu/drawings.ts'

export const PanelDrawing = ({ width, height, cells, lines, thread }: Drawing) => (
  <Strip viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
    {cells && <path d={cells} strokeWidth="7" strokeDasharray="7 5" />}
    <path d={lines} />
    <path d={thread} stroke="var(--amber)" strokeWidth="2" />
  </Strip>
)

/** Takes its width from the columns, and adds none of its own. */
const Strip = styled.svg`
  width: 0;
  min-width: calc(100% - 1rem);
  margin: 1.25rem 0.5rem 0.75rem;
  overflow: visible;
  fill: none;
  stroke: var(--action);
`
