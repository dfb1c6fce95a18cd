import type { Paper } from '../../content/paper.ts'
import { footOf, laidOut, lies, rowsOf } from '../papers/laid-out.ts'
import { around } from './around.ts'
import type { Stroke } from './Outline.tsx'

/** In tenths of a rem, laid out like the paper itself. */
const px = (rem: number) => Math.round(rem * 10)

/** How wide a character is, on average, in rem. */
const character = 0.4

/** How much of the sheet is visible below its top edge: half its width, or a little below the stitched line. */
export const seenOf = (paper: Paper): number =>
  px(Math.max(footOf(paper) + 1.25, (paper.width ?? laidOut.width) / 2))

/** A sheet in lines: its letterhead, its fields, and its rows, one of them stitched. */
export function paperStrokes(paper: Paper): readonly Stroke[] {
  const { make = 'statement', width = laidOut.width } = paper
  const foot = footOf(paper)
  return [
    ...around[make](px(width)),
    [words(paper), 'words'],
    [mark + rules(paper), 'fine'],
    [`M14 ${px(foot)}H${px(width) - 9}`, 'seam'],
    [thread(px(width) - 5, px(foot)), 'amber'],
  ]
}

/** The issuer’s. */
const mark = 'M19 31a13 13 0 1 0 26 0a13 13 0 1 0-26 0'

/** From its knot at the end of the line, in one arch to wherever the window ends. */
const thread = (x: number, y: number) =>
  `M${x + 4} ${y}a4 4 0 1 0-8 0a4 4 0 1 0 8 0M${x} ${y - 4}c8-120 130-160 220-90s260 90 900 10`

const bar = (x: number, y: number, text: string, room: number) =>
  `M${px(x)} ${px(y)}h${px(Math.min(text.length * character, room))}`

/** Aligned to its column's right edge, as sums are. */
const barTo = (x: number, y: number, text: string) => `M${px(x)} ${px(y)}h${-px(text.length * character)}`

function words(paper: Paper): string {
  const { letterhead, fields, says, width = laidOut.width } = paper
  const { top, margin } = laidOut
  const right = width - margin
  const quarter = (right - margin) / 4
  const below = top + laidOut.letterhead
  return [
    bar(margin + 3.5, top + 0.6, letterhead.issuer, 20),
    bar(margin + 3.5, top + 1.8, letterhead.address, 20),
    barTo(right, top + 0.6, letterhead.title),
    barTo(right, top + 1.8, letterhead.page),
    ...fields.flatMap(([label, value], i) => {
      const x = margin + (i % 4) * quarter
      const y = below + Math.floor(i / 4) * laidOut.fields
      return [bar(x, y + 1.2, label, quarter - 1), bar(x, y + 2.4, value, quarter - 1)]
    }),
    says ? bar(margin, below + rowsOf(fields) * laidOut.fields + 1.2, says, right - margin) : '',
    ...cells(paper),
  ].join('')
}

/** The position of each column, in rem. */
function placesOf({ columns, width = laidOut.width }: Paper): number[] {
  const free = columns.reduce((room, column) => room - column.width, width - 2 * laidOut.margin)
  let x = laidOut.margin
  return columns.map((column) => {
    const start = x
    x += column.width + free / (columns.length - 1)
    return start
  })
}

const topOf = (paper: Paper): number => footOf(paper) - (paper.stitched + 1) * lineOf(paper)
const lineOf = ({ make = 'statement' }: Paper): number => lies[make].line

/** The head, and each row, a bar for each of its texts. */
function cells(paper: Paper): string[] {
  const { columns, lines, total } = paper
  const places = placesOf(paper)
  return [columns.map(({ label }) => label), ...lines, total].flatMap((row, i) => {
    const y = topOf(paper) + (i - 0.5) * lineOf(paper)
    return columns.map(({ is, width }, at) => {
      const text = row[at] ?? ''
      const start = places[at] ?? 0
      return is === 'name' || is === 'detail' ? bar(start, y, text, width) : barTo(start + width, y, text)
    })
  })
}

const ruled = ['book', 'form']

/** Below the letterhead and above each row; between the columns of a book and of a form. */
function rules(paper: Paper): string {
  const { make = 'statement', width = laidOut.width, lines } = paper
  const { margin } = laidOut
  const across = (y: number) => `M${px(margin)} ${px(y)}h${px(width - 2 * margin)}`
  const top = topOf(paper)
  const rows = Array.from({ length: lines.length + 2 }, (_, i) => across(top + i * lineOf(paper)))
  const down = `${px(top - laidOut.head)}V${px(top + (lines.length + 1) * lineOf(paper))}`
  const [, ...places] = ruled.includes(make) ? placesOf(paper) : []
  const between = places.map((x) => `M${px(x - 0.25)} ${down}`)
  return across(laidOut.top + laidOut.letterhead) + rows.join('') + between.join('')
}
