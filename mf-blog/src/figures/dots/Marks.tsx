/** @jsxRuntime automatic — set here because builds run this file, and a team's folder has no tsconfig.json */

import { round } from '../round.ts'
import type { Point } from './dot-field.ts'
import type { MarkKind } from './dots-figure.ts'

interface MarksProps {
  readonly kind: MarkKind
  readonly at: readonly Point[]
  /** Half the width and half the height of a mark. */
  readonly size: readonly [across: number, down: number]
}

/** Sorted exceptions, with a shape for each way of dealing with them. */
export const Marks = ({ kind, at, size }: MarksProps) => {
  const { lines, solids } = shapes[kind]
  const path = (shape: Shape) => at.map((point) => shape(point, size)).join('')
  return (
    <>
      {lines && <path d={path(lines)} fill="none" stroke="var(--amber)" strokeWidth={round(size[0] * 0.4)} />}
      {solids && <path d={path(solids)} fill="var(--amber)" />}
    </>
  )
}

type Shape = (at: Point, size: readonly [number, number]) => string

const pill: Shape = ([x, y], [r, h]) => {
  const [arc, side] = [`a${r} ${r} 0 0 1`, round(2 * (h - r))]
  return `M${round(x - r)} ${round(y - h + r)}${arc} ${2 * r} 0v${side}${arc}-${2 * r} 0Z`
}
const solid: Shape = (at, [r, h]) => pill(at, [round(1.2 * r), round(h + 0.2 * r)])
const lower: Shape = ([x, y], [r, h]) =>
  `M${round(x - r)} ${y}h${2 * r}v${round(h - r)}a${r} ${r} 0 0 1-${2 * r} 0Z`
const pupil: Shape = (at, [r]) => pill(at, [round(r * 0.5), round(r * 0.5)])

const shapes: Readonly<Record<MarkKind, { lines?: Shape; solids?: Shape }>> = {
  full: { solids: solid },
  ring: { lines: pill },
  half: { lines: pill, solids: lower },
  target: { lines: pill, solids: pupil },
}
