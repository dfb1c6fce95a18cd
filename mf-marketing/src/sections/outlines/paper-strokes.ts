import type { Column, Line, Paper } from '../../content/paper.ts'
import { laidOut, lies } from '../papers/laid-out.ts'
import { around, type Stroke } from './around.ts'

/** In tenths of a rem, laid out like the paper itself. */
const px = (rem: number) => Math.round(rem * 10)

/** What is visible: the sheet down to its slip; to its left, room for the thread. */
export const view = { left: 60, width: 630, height: 354 }
const head = 50
const pitch = 31
/** How much of a row is tinted above and below its middle. */
const half = 15

export interface Words {
  readonly at: readonly [x: number, y: number]
  readonly text: string
  readonly is?: 'large' | 'muted'
  readonly ends?: true
}

/** What is written on it: the sender, the stitched line, the total, and the slip's amount. */
export function wordsOn(paper: Paper): readonly Words[] {
  const { letterhead, lines, stitched, total, slip } = paper
  const { from, to } = margins(paper)
  const foot = footOf(paper)
  const both = ([name = '', ...cells]: Line, y: number, x = from): readonly Words[] => [
    { at: [x, y], text: name },
    { at: [to, y], text: cells[netOf(paper) - 1] ?? '', ends: true },
  ]
  return [
    { at: [from + 40, 36], text: letterhead.issuer },
    ...both(lines[stitched] ?? [], middleOf(stitched) + 6, from + 6),
    ...both(total, foot - 9),
    ...(slip
      ? ([
          { at: [from, foot + 31], text: slip.label, is: 'muted' },
          { at: [from, foot + 61], text: slip.amount, is: 'large' },
        ] as const)
      : []),
  ]
}

/** A sheet with its rows as bars; from the stitched one the thread runs down to the footer's bridge. */
export function paperStrokes(paper: Paper): readonly Stroke[] {
  const { make = 'statement', width = laidOut.width, lines, stitched, more, slip } = paper
  const { from, to } = margins(paper)
  const [left, right] = [px(laidOut.knot), px(width - laidOut.knot)]
  const [x, y] = deckOf(paper)
  const [middle, foot] = [middleOf(stitched), footOf(paper)]
  const bars = [...lines, ...(more ? [more] : [])].map((line, i) =>
    i === stitched ? '' : barsOf(paper, line, i),
  )
  return [
    ...around[make](px(width)),
    [`M${from} ${head}H${to}M${from} ${foot - pitch}H${to}`, 'line'],
    [`M${from} ${foot}H${to}M${from} ${foot + 3}H${to}`, 'line'],
    [bars.join(''), 'bars'],
    [slip ? `M0 ${foot + 11}H${px(width)}` : '', 'torn'],
    [`M${left} ${middle - half}H${right}V${middle + half}H${left}Z`, 'row'],
    [`M${from} ${middle + half - 3}H${to}`, 'seam'],
    [`M${left} ${middle}C${left} ${middle - 84} ${x} ${middle - 84} ${x} ${y}`, 'thread'],
    [`M${left + 5} ${middle}a5 5 0 1 0-10 0a5 5 0 1 0 10 0`, 'ring'],
  ]
}

/** Where the office's stamp is, on the slip. */
export const stampOn = (paper: Paper): readonly [x: number, y: number] => [
  margins(paper).to - 54,
  footOf(paper) + 34,
]

const margins = ({ width = laidOut.width }: Paper) => ({
  from: px(laidOut.margin),
  to: px(width - laidOut.margin),
})

const middleOf = (line: number) => head + 4 + (line + 0.5) * pitch

const footOf = ({ lines, more }: Paper) => head + 8 + (lines.length + (more ? 2 : 1)) * pitch

const netOf = ({ columns }: Paper) => columns.findIndex(({ is }) => is === 'net')

const isWords = ({ is }: Column) => is === 'name' || is === 'detail'

/** A bar for each cell of a line, as long as its text, in its own column. */
function barsOf({ columns, width = laidOut.width }: Paper, line: Line, i: number): string {
  const all = columns.reduce((sum, column) => sum + column.width, 0)
  const gap = (width - 2 * laidOut.margin - all) / (columns.length - 1)
  const y = middleOf(i)
  return columns
    .map((column, at) => {
      const start = columns.slice(0, at).reduce((sum, one) => sum + one.width + gap, laidOut.margin)
      const length = Math.min((line[at]?.length ?? 0) * 6, px(column.width) - 4)
      const x = isWords(column) ? px(start) : px(start + column.width) - length
      return length > 0 ? `M${x} ${y}h${length}` : ''
    })
    .join('')
}

/** The foot of the left edge, where the footer's packet lies, as seen from the tilted sheet. */
function deckOf({ make = 'statement' }: Paper): readonly [x: number, y: number] {
  const tilt = (lies[make].tilt * Math.PI) / 180
  const [x, y] = [-view.left, view.height]
  return [
    Math.round(x * Math.cos(tilt) + y * Math.sin(tilt)),
    Math.round(y * Math.cos(tilt) - x * Math.sin(tilt)),
  ]
}
