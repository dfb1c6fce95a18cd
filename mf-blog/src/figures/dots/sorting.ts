import { round } from '../round.ts'
import { type Band, type Point, scattered } from './dot-field.ts'
import type { Layout } from './sheets.ts'

/** A line from a scattered exception to its place on the shelf. */
interface Thread {
  readonly from: Point
  readonly to: Point
}

/** The threads of each part. A part's exceptions are above its columns on the shelf, so no two threads cross. */
export function sorted(layout: Layout, total: number, counts: readonly number[], y: number) {
  const { sheet, pitch } = layout
  return counts.map((count, part): readonly Thread[] => {
    const [from, to] = bandOf(layout, counts, part)
    return scattered(sheet, total, count, [from, to]).map((point, index) => ({
      from: point,
      to: [round(from + layout.mark[0] + index * pitch), y],
    }))
  })
}

/** The columns of the shelf that a part takes up. */
export function bandOf(layout: Layout, counts: readonly number[], part: number): Band {
  const { sheet, margin, pitch, shares } = layout
  const width = sheet.columns - 2 * margin
  const widths = shares?.map((share) => (share / 100) * width) ?? oneAfterTheOther(counts, pitch, width)
  const startOf = (place: number) => margin + sum(widths.slice(0, place))
  return [startOf(part), startOf(part + 1)]
}

/** The width of each part: that of its exceptions, and a share of the remaining width as a gap. */
function oneAfterTheOther(counts: readonly number[], pitch: number, width: number): readonly number[] {
  const gap = (width - sum(counts) * pitch) / (counts.length - 1)
  return counts.map((count, part) => count * pitch + (part < counts.length - 1 ? gap : 0))
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

/** The first piece of a thread: straight down through the field, to its edge. */
export const fallPath = ({ from: [x, y] }: Thread, edge: number): string => `M${x} ${y}V${edge}`

/** The second piece of a thread: a curve from the field's edge to the exception's place on the shelf. */
export function swingPath({ from: [x], to: [toX, toY] }: Thread, edge: number): string {
  const across = toX - x
  const fall = toY - edge
  const swing = [0, fall * 0.6, across, fall * 0.4, across, fall].map(round).join(' ')
  return `M${x} ${edge}c${swing}`.replaceAll(' -', '-')
}
