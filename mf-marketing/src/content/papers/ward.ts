import { circle, type Drawing } from '../drawing.ts'

const [left, right] = [-46, 798]
const tube = 18
const floor = 620

/** Two posts and a rail, of one steel tube that is bent at the corners. */
const frame = (top: number, bend: number) =>
  `M${left} ${floor}V${top + bend}a${bend} ${bend} 0 0 1 ${bend}-${bend}H${right - bend}a${bend} ${bend} 0 0 1 ${bend} ${bend}V${floor}h-${tube}V${top + bend}a${bend - tube} ${bend - tube} 0 0 0-${bend - tube}-${bend - tube}H${left + bend}a${bend - tube} ${bend - tube} 0 0 0-${bend - tube} ${bend - tube}V${floor}Z`

/** The curtain, drawn back, in folds of different widths. */
const curtain = { left: 1234, top: -334, foot: floor - 60 }
const folds = Array.from({ length: 16 }, (_, i) => 16 + 2 * (i % 5))
const edges = folds.map((_, i) => folds.slice(0, i + 1).reduce((sum, width) => sum + width, curtain.left))
const hem = folds.map((width, i) => `q${width / 2} ${i % 2 ? -12 : 12} ${width} 0`).join('')

/** A made bed, seen from its foot: the words are on its headboard, and the clipboard hangs from its rail. */
export const ward = (bed: number): Drawing => ({
  size: [752, 570],
  width: 47,
  strokes: [
    [`M-3000 ${floor - 40}H4200V3000H-3000Z`, 'ground'],
    // The curtain on its rail, each fold from a runner
    [`M-3000 ${curtain.top - 14}H4200v6H-3000Z`],
    [
      `M${curtain.left} ${curtain.foot}V${curtain.top}${folds.map((width) => `q${width / 2} 8 ${width} 0`).join('')}V${curtain.foot}`,
      'wall',
    ],
    [`M${curtain.left} ${curtain.foot}v-30${hem.replaceAll('12', '6')}v30Z`, 'wall'],
    [
      `M${curtain.left} ${curtain.foot - 40}${hem}v40${folds
        .map((width, i) => `q${-width / 2} ${i % 2 ? 12 : -12} ${-width} 0`)
        .reverse()
        .join('')}Z`,
      'green',
    ],
    [
      edges
        .map((x, i) => `M${x} ${curtain.top + 2}q${i % 2 ? 6 : -6} 300 0 ${curtain.foot - curtain.top - 42}`)
        .join(''),
      'fine',
    ],
    [edges.map((x) => `M${x} ${curtain.top}v-8`).join('')],
    // Headboard: a steel tube around a panel
    [`M${left + 16}-20V-276a44 44 0 0 1 44-44H${right - 60}a44 44 0 0 1 44 44V-20Z`],
    [`M${left + 30}-20V-270a36 36 0 0 1 36-36H${right - 66}a36 36 0 0 1 36 36V-20Z`, 'wall'],
    [circle(right - 104, -196, 36), 'green'],
    [circle(right - 104, -196, 31), 'wire'],
    // Mattress, pillow, the sheet turned down over the blanket
    [`M${left + 14} 30V-36q0-10 10-10H${right - 24}q10 0 10 10V30Z`],
    ['M136-34C110-66 122-104 172-104C300-109 452-109 580-104C630-104 642-66 616-34Z'],
    ['M168-94q22 26 12 54M584-94q-22 26-12 54M300-90q76 22 152 0M330-75q46 11 92 0', 'fine'],
    [`M${left + 8} 30V-30q0-14 14-14H${right - 22}q14 0 14 14V30Z`],
    [`M${left + 8} 40V-10q0-12 14-12H${right - 22}q14 0 14 12V40Z`, 'green'],
    // Footboard, and the rail from which the clipboard hangs
    [`M${left + 8} 0H${right - 8}V${floor - 60}H${left + 8}Z`, 'wall'],
    [frame(-18, 40)],
    [circle(left + 9, floor + 8, 13) + circle(right - 9, floor + 8, 13), 'hole'],
  ],
  labels: [[right - 104, -187, String(bed), 'colour']],
})
