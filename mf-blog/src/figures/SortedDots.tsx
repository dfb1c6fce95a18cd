import { DotField } from './DotField.tsx'
import { rowsOf, type Sheet, scattered } from './dot-field.ts'
import type { DotsFigure } from './figure-kind.ts'
import { Marks } from './Marks.tsx'
import { sheets } from './sheets.ts'
import { sorted, threadPath } from './sorting.ts'

interface Layout {
  readonly sheet: Sheet
  /** From the field down to the sorted exceptions. */
  readonly fall: number
  /** Between exceptions of a part. */
  readonly pitch: number
  readonly radius: number
  /** Where each part begins: in columns of the same width, or one after the other. */
  readonly starts: (counts: readonly number[], sheet: Sheet, pitch: number) => readonly number[]
}

/** In the columns of the legend, whose gaps are 2% wide. */
const inColumns: Layout['starts'] = (counts, { columns }) =>
  counts.map((_, part) => Math.round((part * columns * 1.02) / counts.length))

const inOneRow: Layout['starts'] = (counts, { columns }, pitch) => {
  const all = counts.reduce((sum, count) => sum + count, 0)
  const gap = (columns - all * pitch) / (counts.length - 1)
  const startOf = (part: number) => counts.slice(0, part).reduce((x, count) => x + count * pitch + gap, 0)
  return counts.map((_, part) => Math.round(startOf(part)))
}

const layouts = {
  wide: {
    sheet: sheets.wide,
    fall: 20,
    pitch: 2,
    radius: 0.7,
    starts: inColumns,
  },
  tall: {
    sheet: sheets.tall,
    fall: 24,
    pitch: 2,
    radius: 0.7,
    starts: inOneRow,
  },
} satisfies Record<string, Layout>

/** Diameter of a dot. */
const dot = 0.54

interface SortedDotsProps {
  /** Unique in the document. */
  readonly id: string
  readonly layout: keyof typeof layouts
  readonly figure: DotsFigure
}

/** A field of dots whose exceptions fall out of it and are sorted by cause. */
export function SortedDots({ id, layout, figure: { total, exceptions, parts } }: SortedDotsProps) {
  const { sheet, fall, pitch, radius, starts } = layouts[layout]
  const points = scattered(sheet, total, exceptions)
  const edge = rowsOf(sheet, total)
  const counts = parts.map(({ count }) => count)
  const shelf = { starts: starts(counts, sheet, pitch).map((x) => x + radius), pitch, y: edge + fall }
  const threads = sorted(points, counts, shelf)
  return (
    <svg viewBox={`0 0 ${sheet.columns - 1 + dot} ${edge + fall + 2 * radius}`} aria-hidden="true">
      <DotField id={id} sheet={sheet} total={total} exceptions={points} radius={0.46} dot={dot} round />
      <g transform={`translate(${dot / 2} ${dot / 2})`}>
        <path
          d={threads
            .flat()
            .map((thread) => threadPath(thread, edge))
            .join('')}
          fill="none"
          stroke="var(--amber)"
          strokeWidth="0.16"
          opacity="0.7"
        />
      </g>
      <g transform={`translate(${dot / 2} ${dot / 2 + radius})`}>
        {parts.map(({ mark, name }, part) => (
          <Marks key={name} kind={mark} at={(threads[part] ?? []).map(({ to }) => to)} radius={radius} />
        ))}
      </g>
    </svg>
  )
}
