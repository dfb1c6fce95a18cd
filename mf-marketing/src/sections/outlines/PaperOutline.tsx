import { tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import type { Paper } from '../../content/paper.ts'
import { lies } from '../papers/laid-out.ts'
import { Outline } from './Outline.tsx'
import { lineOf, paperStrokes, view } from './paper-strokes.ts'

/** The trade's paper with its stitched line, whose thread ends in the packet on the footer's bridge. */
export const PaperOutline = (paper: Paper) => {
  const { name, net, from, to, base } = lineOf(paper)
  return (
    <Outline
      size={[view.width, view.height]}
      shift={view.left}
      fit="xMinYMax"
      tilt={lies[paper.make ?? 'statement'].tilt}
      strokes={paperStrokes(paper)}
    >
      <Words x={from} y={base}>
        {name}
      </Words>
      <Words x={to} y={base} textAnchor="end">
        {net}
      </Words>
    </Outline>
  )
}

/** Too small to be read on a phone. */
const Words = styled.text`
  display: none;
  fill: var(--on-ink);
  stroke: none;
  font: 600 18px var(--font-text);
  font-variant-numeric: tabular-nums;

  ${tablet} {
    display: block;
  }
`
