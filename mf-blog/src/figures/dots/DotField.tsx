/** @jsxRuntime automatic — set here because builds run this file, and a team's folder has no tsconfig.json */
import { outline, type Point, type Sheet } from './dot-field.ts'

interface DotFieldProps {
  /** Unique in the document. */
  readonly id: string
  readonly sheet: Sheet
  readonly total: number
  readonly exceptions: readonly Point[]
  /** Radius of an exception's mark, in dots. */
  readonly radius: number
  /** Side of a dot's square, or diameter if it is round. */
  readonly dot: number
  readonly round?: boolean
}

/** Draws all dots as one pattern, and on it the exceptions, each in the place of a dot. */
export const DotField = ({ id, sheet, total, exceptions, radius, dot, round = false }: DotFieldProps) => (
  <>
    <pattern id={id} width="1" height="1" patternUnits="userSpaceOnUse">
      <rect width={dot} height={dot} rx={round ? dot / 2 : 0} fill="var(--bright)" />
    </pattern>
    <path className="mass" d={outline(sheet, total)} fill={`url(#${id})`} opacity="0.62" />
    <path
      d={exceptions.map(([x, y]) => `M${x} ${y}h0`).join('')}
      transform={`translate(${dot / 2} ${dot / 2})`}
      stroke="var(--amber)"
      strokeLinecap="round"
      strokeWidth={radius * 2}
    />
  </>
)
