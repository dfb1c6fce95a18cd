import type { Point } from './dot-field.ts'
import type { MarkKind } from './figure-kind.ts'
import { round } from './round.ts'

interface MarksProps {
  readonly kind: MarkKind
  /** In a row, at the same distances. */
  readonly at: readonly Point[]
  readonly radius: number
}

/** Sorted exceptions: a shape for each way to deal with them. */
export const Marks = ({ kind, at, radius }: MarksProps) => {
  if (kind === 'full') return <Discs at={at} radius={radius} />
  const { lines, solids } = shapes[kind]
  const path = (shape: Shape) => at.map((point) => shape(point, radius)).join('')
  return (
    <>
      <path d={path(lines)} fill="none" stroke="var(--amber)" strokeWidth={round(radius * 0.4)} />
      {solids && <path d={path(solids)} fill="var(--amber)" />}
    </>
  )
}

/** One dashed line whose dashes are discs. As wide as the outlined marks. */
function Discs({ at, radius }: Omit<MarksProps, 'kind'>) {
  const [[x, y] = [0, 0], [next] = [x + 1]] = at
  return (
    <path
      d={`M${x} ${y}h${(at.length - 1) * (next - x) + 0.01}`}
      stroke="var(--amber)"
      strokeWidth={round(radius * 2.4)}
      strokeDasharray={`0 ${next - x}`}
      strokeLinecap="round"
    />
  )
}

type Shape = (at: Point, radius: number) => string

const circle: Shape = ([x, y], r) => {
  const arc = `a${r} ${r} 0 0 1`
  return `M${round(x - r)} ${y}${arc} ${2 * r} 0${arc}-${2 * r} 0`
}
const half: Shape = ([x, y], r) => `M${x} ${round(y - r)}a${r} ${r} 0 0 0 0 ${2 * r}Z`
const pupil: Shape = (at, r) => circle(at, round(r * 0.45))

const shapes: Readonly<Record<Exclude<MarkKind, 'full'>, { lines: Shape; solids?: Shape }>> = {
  ring: { lines: circle },
  half: { lines: circle, solids: half },
  target: { lines: circle, solids: pupil },
}
