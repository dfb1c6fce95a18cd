import type { Paper } from '../../content/paper.ts'
import { laidOut, lies } from '../papers/laid-out.ts'
import { Outline } from './Outline.tsx'
import { paperStrokes, seenOf } from './paper-strokes.ts'

/** The trade's paper, behind the footer's bridge; its thread runs on. */
export const PaperOutline = (paper: Paper) => (
  <Outline
    size={[(paper.width ?? laidOut.width) * 10 + 60, seenOf(paper)]}
    fit="xMinYMax"
    tilt={lies[paper.make ?? 'statement'].tilt}
    strokes={paperStrokes(paper)}
  />
)
