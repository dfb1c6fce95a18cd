import type { Line, Paper } from '../../content/paper.ts'
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
  readonly is?: 'large' | 'muted' | 'line'
  readonly ends?: true
}

/** What is written on it: the sender, the stitched line, the total, the slip's amount, and the other lines. */
export function wordsOn(paper: Paper): readonly Words[] {
  const { letterhead, lines, stitched, more, total, slip } = paper
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
    ...[...lines, ...(more ? [more] : [])].flatMap((line, i) =>
      i === stitched ? [] : lineOf(paper, line, middleOf(i) + 6),
    ),
  ]
}

/** A sheet with its rules; from the stitched row the thread runs down to the footer's bridge. */
export function paperStrokes(paper: Paper): readonly Stroke[] {
  const { make = 'statement', width = laidOut.width, stitched, slip } = paper
  const { from, to } = margins(paper)
  const [left, right] = [px(laidOut.knot), px(width - laidOut.knot)]
  const [x, y] = deckOf(paper)
  const [middle, foot] = [middleOf(stitched), footOf(paper)]
  return [
    ...around[make](px(width)),
    [`M${from} ${head}H${to}M${from} ${foot - pitch}H${to}`, 'line'],
    [`M${from} ${foot}H${to}M${from} ${foot + 3}H${to}`, 'line'],
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

/** Wider than any letter of a line, on average. */
const letter = 8.4

/** A line's name and net, and between them its detail, if all three have room on every line. */
function lineOf(paper: Paper, line: Line, y: number): readonly Words[] {
  const { from, to } = margins(paper)
  const net = netOf(paper)
  const longest = (column: number) =>
    letter *
    Math.max(...[...paper.lines, ...(paper.more ? [paper.more] : [])].map((one) => one[column]?.length ?? 0))
  const second = Math.round(from + longest(0) + 12)
  const fits = paper.columns[1]?.is === 'detail' && second + longest(1) + longest(net) + 12 < to
  return [
    { at: [from, y], text: line[0] ?? '', is: 'line' },
    ...(fits && line[1] ? [{ at: [second, y], text: line[1], is: 'line' } as const] : []),
    { at: [to, y], text: line[net] ?? '', is: 'line', ends: true },
  ]
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
