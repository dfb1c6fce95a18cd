import type { Column, Paper } from '../../content/paper.ts'
import { laidOut, lies } from '../papers/laid-out.ts'
import { around } from './around.ts'
import type { Stroke } from './Outline.tsx'

/** In tenths of a rem, laid out like the paper itself. */
const px = (rem: number) => Math.round(rem * 10)

/** What is visible: the part of the sheet around its stitched row, and room for the thread to its left. */
export const view = { left: 60, width: 630, height: 235 }
const row = { middle: 100, foot: 116 }

/** The name on the stitched line, and its net amount. */
export function lineOf(paper: Paper) {
  const { columns, lines, stitched, width = laidOut.width } = paper
  const cell = (kind: Column['is']) => lines[stitched]?.[columns.findIndex(({ is }) => is === kind)] ?? ''
  return {
    name: cell('name'),
    net: cell('net'),
    from: px(laidOut.knot) + 14,
    to: px(width - laidOut.margin),
    base: row.middle + 6,
  }
}

/** A sheet in lines, with its stitched row; from there the thread runs down to the footer's bridge. */
export function paperStrokes(paper: Paper): readonly Stroke[] {
  const { make = 'statement', width = laidOut.width } = paper
  const { middle, foot } = row
  const [from, to] = [px(laidOut.knot), px(width - laidOut.knot)]
  const [x, y] = deckOf(paper)
  return [
    ...around[make](px(width)),
    [`M${from} ${2 * middle - foot}H${to}V${foot}H${from}Z`, 'row'],
    [`M${from + 14} ${foot - 4}H${to - 7}`, 'seam'],
    [`M${from} ${middle}C${from} ${middle - 84} ${x} ${middle - 84} ${x} ${y}`, 'thread'],
    [`M${from + 5} ${middle}a5 5 0 1 0-10 0a5 5 0 1 0 10 0`, 'ring'],
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
