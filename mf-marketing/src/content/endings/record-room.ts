import { circle, type Stroke } from '../drawing.ts'
import type { Ending } from '../paper.ts'

const deck = 354
/** Positions of the rack's boards and of its uprights. */
const boards = [98, 188, 278, 346]
const uprights = [10, 204, 398]

interface Bundle {
  readonly at: readonly [x: number, foot: number]
  readonly wide: number
  readonly high: number
  readonly is?: 'wood' | 'wall' | 'amber'
}

/** Papers tied between two boards, with the edges of their leaves showing. */
const bundle = ({ at: [x, foot], wide, high, is }: Bundle): readonly Stroke[] => [
  [`M${x + 3} ${foot - high}h${wide - 6}v${high}h${6 - wide}Z`, is as 'wood'],
  [
    Array.from(
      { length: Math.floor(high / 5) - 1 },
      (_, i) => `M${x + 3} ${foot - high + 5 * (i + 1)}h${wide - 6}`,
    ).join(''),
    'fine',
  ],
  [`M${x} ${foot - high - 4}h${wide}v4h${-wide}ZM${x} ${foot - 4}h${wide}v4h${-wide}Z`, 'wood'],
  [`M${x + wide / 2 - 4} ${foot - high - 4}h8v${high + 4}h-8Z`, 'red'],
]

/** Piles of bundles, from the top board down, each with the heights of its bundles. */
const piles = [
  { x: 30, board: 1, heights: [22, 18, 26], wide: 76 },
  { x: 116, board: 1, heights: [30, 22], wide: 78 },
  { x: 222, board: 1, heights: [18, 20], wide: 82 },
  { x: 30, board: 2, heights: [26, 24, 14], wide: 80 },
  { x: 118, board: 2, heights: [20], wide: 76 },
  { x: 222, board: 2, heights: [28, 20], wide: 76 },
  { x: 308, board: 2, heights: [24, 26, 16], wide: 78 },
  { x: 30, board: 3, heights: [24, 20], wide: 82 },
  { x: 222, board: 3, heights: [34], wide: 82 },
  { x: 312, board: 3, heights: [20, 22], wide: 74 },
]

const filed = piles.flatMap(({ x, board, heights, wide }) => {
  let foot = boards[board] ?? 0
  return heights.flatMap((high, i) => {
    const drawn = bundle({ at: [x + (i % 2) * 2, foot], wide: wide - (i % 2) * 4, high })
    foot -= high + 4
    return drawn
  })
})

/** Matter 318 on the top board, with its bow and its tag. */
const tied: readonly Stroke[] = [
  ...bundle({ at: [52, boards[0] ?? 0], wide: 124, high: 46 }),
  ['M114 48C98 24 72 20 68 32C64 44 92 50 114 50ZM114 48C130 24 156 20 160 32C164 44 136 50 114 50Z', 'red'],
  [
    'M111 48C104 66 96 78 86 90L94 91 98 98C108 84 114 68 117 50ZM117 48C124 66 132 78 142 90L134 91 130 98C120 84 114 68 111 50Z',
    'red',
  ],
  [circle(114, 49, 7), 'red'],
]

/** The desk, with its lamp off. */
const desk: readonly Stroke[] = [
  ['M424 354V278H438V354ZM552 354V278H566V354Z', 'wood'],
  ['M416 266H574V278H416Z', 'wood'],
  ['M438 278H552V296H438Z', 'wood'],
  [circle(495, 287, 3), 'hole'],
  ['M480 266V258H524V266Z', 'amber'],
  ['M500 258V204H504V258Z', 'amber'],
  ['M452 208Q454 178 478 176H526Q550 178 552 208Z', 'green'],
  ['M496 176V168H508V176Z', 'amber'],
  ['M524 208V232', 'wire'],
  [circle(524, 236, 3), 'amber'],
]

/** The record room once the matter is closed: its file is on the rack, in red tape, and the lamp is off. */
export const recordRoom: Ending = {
  strokes: [
    ...uprights.map((x): Stroke => [`M${x} 84H${x + 12}V${deck}H${x}Z`, 'wood']),
    ...filed,
    ...boards.map((y): Stroke => [`M4 ${y}H416V${y + 8}H4Z`, 'wood']),
    ...tied,
    // The clock over the desk
    [circle(495, 90, 34)],
    [circle(495, 90, 28), 'fine'],
    ['M495 90L498.500 108M495 90L516 78', 'fine'],
    [circle(495, 90, 2.5), 'hole'],
    ...desk,
    ['M150 98V116', 'wire'],
    ['M126 116H174V144H126Z'],
  ],
  labels: [[150, 137, '318']],
  thread: [114, 49],
}
