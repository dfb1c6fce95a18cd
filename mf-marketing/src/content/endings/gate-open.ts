import { circle, type Stroke } from '../drawing.ts'
import type { Ending } from '../paper.ts'
import { journey, out } from '../papers/consignment.ts'

/** Where the road meets the horizon. */
const [far, horizon] = [352, 200]
/** The barrier’s pivot, and how far its bar reaches from there. */
const [pivot, high] = [224, 256]
const [reachX, reachY] = [58, -208]

const round = (n: number) => Math.round(n * 10) / 10

/** A part of the raised bar, between two shares of its length. */
const along = (from: number, to: number): string => {
  const [x, y] = [reachX * from, reachY * from].map(round)
  const [dx, dy] = [reachX * (to - from), reachY * (to - from)].map(round)
  return `M${pivot - 6 + (x ?? 0)} ${high - 2 + (y ?? 0)}l${dx} ${dy} 11.5 3.200 ${-(dx ?? 0)} ${-(dy ?? 0)}Z`
}

/** A dash of the road’s middle line, between two depths. */
const dash = (near: number, away: number): string => {
  const at = (depth: number) => [round(8 * depth), round(horizon + 148 * depth)] as const
  const [[a, y], [b, top]] = [at(near), at(away)]
  return `M${far - a} ${y}H${far + a}L${far + b} ${top}H${far - b}Z`
}

const palm = (x: number, y: number, k: number): Stroke => [
  `M${x} ${horizon}Q${x + 3 * k} ${y + 10 * k} ${x} ${y}q${-6 * k} ${-5 * k} ${-12 * k} ${k}m${12 * k} ${-k}q${6 * k} ${-5 * k} ${12 * k} ${k}m${-12 * k} ${-k}q${-2 * k} ${-8 * k} ${-9 * k} ${-8 * k}m${9 * k} ${8 * k}q${2 * k} ${-8 * k} ${9 * k} ${-8 * k}m${-9 * k} ${8 * k}q${-7 * k} 0 ${-9 * k} ${7 * k}m${9 * k} ${-7 * k}q${7 * k} 0 ${9 * k} ${7 * k}`,
  'wire',
]

const hut: readonly Stroke[] = [
  ['M16 146H168V354H16Z'],
  ['M16 334H168M16 310H60M120 310H168', 'fine'],
  ['M2 118H182V146H2Z', 'green'],
  ['M30 170H104V236H30Z', 'amber'],
  ['M67 170V236M30 190H104', 'fine'],
  ['M24 236H110V244H24Z', 'wood'],
  // A tumbler of tea on the sill
  ['M38 222H50L48 236H40Z'],
  ['M122 184H156V354H122Z', 'wood'],
  ['M128 192H150V258H128ZM128 270H150V344H128Z', 'fine'],
  // The slate on which the lorry is signed out
  ['M32 256H102V318H32Z', 'wood'],
  ['M38 262H96V312H38Z', 'hole'],
]

/** The fence of the works, which continues to the window’s edge. */
const fence = `M540 222H1500M540 340H1500${Array.from({ length: 34 }, (_, i) => `M${556 + i * 28} 210V354`).join('')}`

/** The gate once the lorry has left: the bar is up, the chocks are in the yard, and two lights are down the road. */
export const gateOpen: Ending = {
  strokes: [
    // The Ghats, palms, a low sun
    [`M${far - 62} ${horizon}a62 62 0 0 1 124 0Z`, 'amber'],
    [
      `M186 ${horizon}l34-40 20 18 26-34 30 40M${far + 56} ${horizon - 26}l28-32 30 20 44-62 38 46 42-24 60 54 90-50 80 62 120-70 160 82`,
      'wire',
    ],
    palm(428, 138, 1.7),
    palm(462, 160, 1.3),
    [`M182 ${horizon}H1500`, 'wire'],
    [`M196 354 ${far - 13} ${horizon}H${far + 13}L508 354Z`, 'ground'],
    [[dash(1, 0.8), dash(0.66, 0.52), dash(0.42, 0.33)].join(''), 'amber'],
    // What can still be seen of the lorry
    [`M${far - 18} ${horizon - 22}q18-8 36 0v34h-36Z`, 'hole'],
    [[far - 11, far + 11].map((x) => circle(x, horizon + 5, 4)).join(''), 'red'],
    ...hut,
    [fence, 'wire'],
    ['M522 158H548V354H522Z'],
    ['M514 144H556V158H514Z', 'green'],
    ['M424 354V284A42 42 0 0 1 508 284V354Z'],
    ['M424 288V284A42 42 0 0 1 508 284V288Z', 'amber'],
    // The barrier
    [`M${pivot - 15} ${high + 8}H${pivot + 15}V354H${pivot - 15}Z`, 'amber'],
    [`M${pivot - 15} 296l30-17v19l-30 17ZM${pivot - 15} 334l30-17v19l-30 17Z`, 'hole'],
    [along(-0.26, -0.02), 'wall'],
    [along(0, 1)],
    [[0.08, 0.32, 0.56, 0.8].map((at) => along(at, at + 0.12)).join(''), 'red'],
    [circle(pivot, high, 10)],
    [circle(pivot, high, 3), 'hole'],
    // Chocks
    ['M262 354V336L290 354ZM408 354V336L380 354Z', 'wood'],
  ],
  labels: [
    [92, 138, 'GATE TWO', 'colour'],
    [67, 283, 'OUT', 'colour'],
    [67, 304, out, 'colour'],
    [466, 315, 'Nagpur'],
    [466, 339, journey.distance],
  ],
  thread: [pivot + reachX, high + reachY],
}
