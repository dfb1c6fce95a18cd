import { circle, type Stroke } from '../drawing.ts'
import type { Ending } from '../paper.ts'
import { flat, letters } from '../papers/instalments.ts'

const floors = 13
const perFloor = 8
const storey = 19
const [left, right] = [236, 452]
const lobby = 322
const roof = lobby - floors * storey
const bay = (right - left - 24) / perFloor

/** A window for each flat, from the lowest floor upwards. */
const windows = Array.from({ length: floors * perFloor }, (_, i) => {
  const [x, y] = [left + 12 + (i % perFloor) * bay, lobby - (Math.floor(i / perFloor) + 1) * storey]
  return `M${x + 6} ${y + 6}h12v11h-12Z`
})

/** As many flats are lit as letters have been sent for slab nine. The other flats are still for sale. */
const isLit = (_: string, i: number) => (i * 37) % windows.length < letters.sent

const slabs = Array.from(
  { length: floors - 1 },
  (_, i) => `M${left} ${lobby - (i + 1) * storey}H${right}`,
).join('')
const balconies = Array.from({ length: floors }, (_, i) => lobby - i * storey)
  .map((y) => `M${left - 14} ${y}V${y - 9}H${left}V${y}ZM${right} ${y}V${y - 9}H${right + 14}V${y}Z`)
  .join('')

/** Mango leaves over the door, with a marigold between each pair. */
const toran = {
  leaves: Array.from({ length: 7 }, (_, i) => `M${314 + i * 9} 325q-4 7 0 13q4-6 0-13Z`).join(''),
  flowers: Array.from({ length: 6 }, (_, i) => circle(318.5 + i * 9, 327, 2.5)).join(''),
}

/** On the thread: a ring, two keys, and the builder's tag. */
const keys: readonly Stroke[] = [
  [`${circle(104, 158, 24)}${circle(104, 158, 20)}`, 'wire'],
  [
    'M71 208H83V296L77 302 71 296V290H62V281H71V274H65V264H71ZM77 170a22 22 0 1 1-.1 0ZM83 177a5 5 0 1 0 .1 0Z',
    'amber',
  ],
  [
    'M122 208H134V312L128 318 122 312ZM134 304H144V293H134ZM134 286H140V276H134ZM128 170a22 22 0 1 1-.1 0ZM122 177a5 5 0 1 0 .1 0Z',
  ],
  ['M126 168L176 222', 'wire'],
  ['M152 232L168 216H186L202 232V284H152Z', 'green'],
  [circle(177, 226, 4), 'hole'],
]

/** The tower, topped out: its sold flats are lit, and the keys of one of them hang on the thread. */
export const toppedOut: Ending = {
  strokes: [
    // Flag, tank, lift room
    [`M${left + 64} ${roof - 30}V6`, 'wire'],
    [
      `M${left + 65} 7Q${left + 84} 0 ${left + 96} 8T${left + 122} 7V27Q${left + 108} 34 ${left + 94} 27T${left + 65} 27Z`,
      'green',
    ],
    [`M${left + 32} ${roof - 8}V${roof - 30}H${left + 96}V${roof - 8}Z`],
    [`M${right - 68} ${roof - 8}V${roof - 16}H${right - 24}V${roof - 8}Z`],
    [
      `M${right - 64} ${roof - 16}V${roof - 38}Q${right - 46} ${roof - 46} ${right - 28} ${roof - 38}V${roof - 16}Z`,
      'hole',
    ],
    [
      `M${right - 64} ${roof - 23}h36M${right - 64} ${roof - 31}h36M${right - 64} ${roof - 16}V${roof - 38}Q${right - 46} ${roof - 46} ${right - 28} ${roof - 38}V${roof - 16}`,
      'wire',
    ],
    // The building
    [balconies, 'wood'],
    [`M${left} ${roof}H${right}V354H${left}Z`],
    [`M${left - 8} ${roof - 8}H${right + 8}V${roof}H${left - 8}Z`],
    [slabs, 'fine'],
    [windows.filter((path, i) => !isLit(path, i)).join(''), 'hole'],
    [windows.filter(isLit).join(''), 'amber'],
    // Lobby, door, toran
    [`M${left - 20} ${lobby}H${right + 20}V${lobby + 6}H${left - 20}Z`, 'green'],
    ['M312 328H376V354H312Z', 'wood'],
    ['M344 328V354', 'fine'],
    [toran.leaves, 'green'],
    [toran.flowers, 'amber'],
    // A sapling with its guard
    ['M512 354V288', 'wire'],
    [
      'M512 252C532 246 544 262 538 276C546 292 530 302 512 298C494 302 478 292 486 276C480 262 492 246 512 252Z',
      'green',
    ],
    ['M500 354V326M524 354V326M496 326H528M496 340H528', 'wire'],
    ...keys,
  ],
  labels: [[177, 266, flat, 'colour']],
  thread: [104, 135],
}
