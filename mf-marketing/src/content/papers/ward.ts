import { circle, type Drawing } from '../drawing.ts'

const [left, right] = [-46, 798]
const tube = 18
const floor = 620

/** Posts and rail of steel tube, bent at the corners. */
const frame = (top: number, bend: number) =>
  `M${left} ${floor}V${top + bend}a${bend} ${bend} 0 0 1 ${bend}-${bend}H${right - bend}a${bend} ${bend} 0 0 1 ${bend} ${bend}V${floor}h-${tube}V${top + bend}a${bend - tube} ${bend - tube} 0 0 0-${bend - tube}-${bend - tube}H${left + bend}a${bend - tube} ${bend - tube} 0 0 0-${bend - tube} ${bend - tube}V${floor}Z`

const curtain = { left: 1262, top: -322, pleat: 30 }
const pleats = Array.from({ length: 9 }, (_, i) => curtain.left + (i + 1) * curtain.pleat)

/** A made bed from its foot: the words are on its headboard, and the clipboard hangs from its rail. */
export const ward = (bed: number): Drawing => ({
  size: [752, 570],
  width: 47,
  strokes: [
    [`M-3000 ${floor - 40}H4200V3000H-3000Z`, 'ground'],
    // The curtain, drawn back
    [`M1216 ${curtain.top - 10}H4200v7H1216Z`],
    [
      `M${curtain.left} ${curtain.top}V${floor - 70}${pleats.map(() => `q${curtain.pleat / 2} 14 ${curtain.pleat} 0`).join('')}V${curtain.top}Z`,
      'green',
    ],
    [pleats.map((x) => `M${x} ${curtain.top}V${floor - 70}`).join(''), 'fine'],
    // Headboard
    [`M${left + 16}-20V-276a44 44 0 0 1 44-44H${right - 60}a44 44 0 0 1 44 44V-20Z`],
    [`M${left + 30}-20V-272a34 34 0 0 1 34-34H${right - 64}a34 34 0 0 1 34 34V-20`, 'fine'],
    [circle(right - 104, -196, 36), 'green'],
    [circle(right - 104, -196, 31), 'wire'],
    // Pillow, sheet, blanket
    [`M186-26C166-52 178-70 214-68H538C574-70 586-52 566-26Z`],
    [`M206-56q18 6 24 26M546-56q-18 6-24 26`, 'fine'],
    [`M${left + 12} 30V-20q0-12 14-12H${right - 26}q14 0 14 12V30Z`, 'wall'],
    // Footboard, and the rail from which the clipboard hangs
    [`M${left + 8} 0H${right - 8}V${floor - 60}H${left + 8}Z`, 'wall'],
    [frame(-18, 40)],
    [circle(left + 9, floor + 8, 13) + circle(right - 9, floor + 8, 13), 'hole'],
  ],
  labels: [[right - 104, -187, String(bed), 'colour']],
})
