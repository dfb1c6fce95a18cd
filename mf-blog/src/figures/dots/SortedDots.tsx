/** @jsxRuntime automatic — set here because builds run this file, and a team's folder has no tsconfig.json */
import { DotField } from './DotField.tsx'
import { rowsOf } from './dot-field.ts'
import type { DotsFigure } from './dots-figure.ts'
import { Marks } from './Marks.tsx'
import { layouts } from './sheets.ts'
import { fallPath, sorted, swingPath } from './sorting.ts'

interface SortedDotsProps {
  /** Unique in the document. */
  readonly id: string
  readonly layout: 'card' | 'wide' | 'tall'
  readonly figure: DotsFigure
  /** Thickness of a thread; threads of the key part are twice as thick. */
  readonly line: number
  /** Draws only every nth thread of a part. */
  readonly every?: number
}

/** A field of dots whose exceptions fall out of it and are sorted by cause. */
export function SortedDots({ id, layout, figure: { total, parts }, line, every = 1 }: SortedDotsProps) {
  const { sheet, fall, mark, dot } = layouts[layout]
  const edge = rowsOf(sheet, total)
  const counts = parts.map(({ count }) => count)
  const all = sorted(layouts[layout], total, counts, edge + fall)
  const groups = parts.map(({ mark: kind, key }, part) => ({ kind, key, threads: all[part] ?? [] }))
  return (
    <>
      <DotField
        id={id}
        sheet={sheet}
        total={total}
        exceptions={all.flat().map(({ from }) => from)}
        radius={layout === 'wide' ? 0.52 : 0.8}
        dot={dot}
        round={layout === 'wide'}
      />
      <g transform={`translate(${dot / 2} ${dot / 2})`} fill="none" stroke="var(--amber)">
        {groups.map(({ kind, key, threads }) => {
          const drawn = threads.filter((_, index) => index % every === 0)
          const swings = drawn.map((thread) => swingPath(thread, edge)).join('')
          return (
            <g key={kind} strokeWidth={key ? 2 * line : line}>
              <path d={drawn.map((thread) => fallPath(thread, edge)).join('')} strokeOpacity="0.35" />
              {key && <path className="halo" d={swings} strokeWidth={8 * line} strokeOpacity="0.2" />}
              <path d={swings} strokeOpacity={key ? 1 : 0.45} />
              {key && (
                <path
                  className="halo"
                  d={threads.map(({ from: [x, y] }) => `M${x} ${y}h0`).join('')}
                  strokeWidth="4"
                  strokeLinecap="round"
                  strokeOpacity="0.35"
                />
              )}
            </g>
          )
        })}
      </g>
      <g transform={`translate(${dot / 2} ${mark[1]})`}>
        {groups.map(({ kind, threads }) => (
          <Marks key={kind} kind={kind} at={threads.map(({ to }) => to)} size={mark} />
        ))}
      </g>
    </>
  )
}
