import { circle, type Drawing } from '../drawing.ts'

const paper = { width: 704, foot: 592 }
const [left, right] = [-40, paper.width + 40]
const middle = (left + right) / 2
const board = { top: paper.foot + 8, foot: paper.foot + 52 }
const bumper = { top: board.foot + 6, foot: board.foot + 40 }
const road = bumper.foot + 46

const tyre = (x: number) => `M${x} ${bumper.top}h46V${road - 2}a10 10 0 0 1-10 10h-26a10 10 0 0 1-10-10Z`
const tyres = [left + 46, left + 98, right - 144, right - 92].map(tyre).join('')
const treads = [left + 46, left + 98, right - 144, right - 92]
  .map((x) => `M${x + 14} ${bumper.foot + 6}V${road + 6}M${x + 32} ${bumper.foot + 6}V${road + 6}`)
  .join('')

const stripes = Array.from({ length: 16 }, (_, i) => left + 14 + i * 49)
  .filter((x) => Math.abs(x + 20 - middle) > 130)
  .map((x) => `M${x + 14} ${bumper.top}h20l-14 34h-20Z`)
  .join('')

/** The lines between the tailgate's planks. The paper covers all but their ends. */
const planks = Array.from({ length: 9 }, (_, i) => `M${left + 14} ${20 + i * 66}H${right - 14}`).join('')

/** A lorry from behind, as it leaves: the bill is on its tailgate, and its number is on the plate. */
export const lorryRear = (plate: string): Drawing => ({
  size: [paper.width, paper.foot],
  width: 44,
  strokes: [
    [`M-3000 ${road}H4200V3000H-3000Z`, 'ground'],
    [`M-3000 ${road + 62}H4200v5H-3000Z`, 'amber'],
    [`M${left + 60} ${road - 40}H${right - 60}v14H${left + 60}Z`, 'hole'],
    [tyres, 'hole'],
    [treads, 'wire'],
    // The load under its tarpaulin
    [
      `M${left + 6}-8C${left - 4}-58 ${left + 50}-70 ${left + 170}-78S${right - 240}-86 ${right - 150}-76S${right + 4}-58 ${right - 6}-8Z`,
      'amber',
    ],
    [
      `M${left + 90}-72 ${left + 210}-10 ${left + 330}-83 ${left + 450}-10 ${left + 570}-83 ${left + 690}-10M${left + 210}-80 ${left + 90}-10M${left + 210}-80 ${left + 330}-10 ${left + 450}-84 ${left + 570}-10 ${left + 690}-76`,
      'fine',
    ],
    // Body, tailgate, posts
    [`M${left}-12H${right}V${board.foot}H${left}Z`, 'wall'],
    [planks, 'fine'],
    [
      `M${left}-12h14V${board.foot}h-14ZM${right - 14}-12h14V${board.foot}h-14ZM${left}-20H${right}v14H${left}Z`,
      'green',
    ],
    [`M${left + 14} ${board.top}H${right - 14}V${board.foot}H${left + 14}Z`, 'green'],
    // Bumper and lights
    [`M${left - 10} ${bumper.top}H${right + 10}V${bumper.foot}H${left - 10}Z`],
    [stripes, 'hole'],
    [[left + 12, right - 12].map((x) => circle(x, bumper.top + 17, 11)).join(''), 'red'],
    [`M${middle - 112} ${bumper.top - 6}h224v46h-224Z`, 'amber'],
  ],
  text: [middle, bumper.top + 25, plate],
  labels: [
    [left + 150, board.top + 30, 'HORN', 'colour'],
    [middle, board.top + 30, 'OK', 'colour'],
    [right - 150, board.top + 30, 'PLEASE', 'colour'],
  ],
})
