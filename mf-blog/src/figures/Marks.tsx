/** @jsxRuntime automatic — set here because builds run this file, and a team's folder has no tsconfig.json */
import type { Point } from './dot-field.ts'
import type { MarkKind } from './figure-kind.ts'
import { round } from './sorting.ts'

interface MarksProps {
  readonly kind: MarkKind
  readonly at: readonly Point[]
  readonly radius: number
}

/** Sorted exceptions: a shape for each way to deal with them. */
export const Marks = ({ kind, at, radius }: MarksProps) => {
  const { lines, solids } = shapes[kind]
  const path = (shape: Shape) => at.map((point) => shape(point, radius)).join('')
  return (
    <>
      {lines && <path d={path(lines)} fill="none" stroke="var(--amber)" strokeWidth={round(radius * 0.4)} />}
      {solids && <path d={path(solids)} fill="var(--amber)" />}
    </>
  )
}

type Shape = (at: Point, radius: number) => string

const circle: Shape = ([x, y], r) => {
  const arc = `a${r} ${r} 0 0 1`
  return `M${round(x - r)} ${y}${arc} ${2 * r} 0${arc}-${2 * r} 0`
}
const half: Shape = ([x, y], r) => `M${x} ${round(y - r)}a${r} ${r} 0 0 0 0 ${2 * r}Z`
const pupil: Shape = (at, r) => circle(at, round(r * 0.45))

const shapes: Readonly<Record<MarkKind, { lines?: Shape; solids?: Shape }>> = {
  full: { solids: (at, r) => circle(at, r * 1.15) },
  ring: { lines: circle },
  half: { lines: circle, solids: half },
  target: { lines: circle, solids: pupil },
}
