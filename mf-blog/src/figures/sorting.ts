import type { Point } from './dot-field.ts'
import { round } from './round.ts'

/** Where the sorted exceptions stand: each part's first mark, their distance, and the line they stand on. */
export interface Shelf {
  readonly starts: readonly number[]
  readonly pitch: number
  readonly y: number
}

/** From a scattered exception to its place on the shelf. */
export interface Thread {
  readonly from: Point
  readonly to: Point
}

/** The threads of each part. Parts are mixed in the field; threads of the same part do not cross. */
export function sorted(points: readonly Point[], counts: readonly number[], shelf: Shelf) {
  const drawn = points
    .map((point, index) => ({ point, rank: (index * 0.618034) % 1 }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ point }) => point)
  let taken = 0
  return counts.map((count, part): readonly Thread[] => {
    const own = drawn.slice(taken, taken + count).sort(([a], [b]) => a - b)
    taken += count
    return own.map((from, index) => ({
      from,
      to: [(shelf.starts[part] ?? 0) + index * shelf.pitch, shelf.y],
    }))
  })
}

/** Falls straight through the field to its edge, then swings to its place. */
export function threadPath({ from: [x, y], to: [toX, toY] }: Thread, edge: number): string {
  const across = toX - x
  const fall = toY - edge
  const swing = [0, fall * 0.6, across, fall * 0.4, across, fall].map(round).join(' ')
  return `M${x} ${y}V${edge}c${swing}`.replaceAll(' -', '-')
}
