import { circle, type Stroke } from '../drawing.ts'
import type { Ending } from '../paper.ts'

/** A leaf of the tree that the client is named after, from the end of its stalk. */
const leaf = (x: number, y: number, side = 1) =>
  `M${x} ${y}q${side * 4}-16 ${side * 22}-18q${side * -2} 16 ${side * -22} 18Z`
const sprig = (x: number, foot: number, pairs: number) =>
  Array.from({ length: pairs }, (_, i) => leaf(x, foot - i * 13) + leaf(x, foot - i * 13, -1)).join('')

interface Jar {
  readonly x: number
  readonly foot: number
  readonly lid: Stroke[1]
  readonly label: Stroke[1]
  /** What its label shows below the name. The position is the label's middle. */
  readonly art: (x: number, y: number) => readonly Stroke[]
  /** Set if the name is white. */
  readonly on?: 'colour'
}

const [upper, lower] = [166, 342]
const at = [34, 160, 286]
const wide = 104
const [first = 0, second = 0, third = 0] = at

/** Six labels, no two alike. */
const jars: readonly Jar[] = [
  {
    x: first,
    foot: upper,
    lid: 'wood',
    label: 'green',
    on: 'colour',
    art: (x, y) => [[sprig(x - 24, y + 12, 2) + sprig(x + 24, y + 12, 2), 'amber']],
  },
  {
    x: second,
    foot: upper,
    lid: 'green',
    label: 'amber',
    art: (x, y) => [
      [`M${x - 30} ${y + 14}a30 30 0 0 1 60 0Z`, 'red'],
      [`M${x - 52} ${y + 14}h104v6h-104Z`, 'hole'],
    ],
  },
  {
    x: third,
    foot: upper,
    lid: 'red',
    label: undefined,
    art: (x, y) => [
      [`M${x - 52} ${y + 2}${'q13-12 26 0'.repeat(4)}v18h-104Z`, 'green'],
      [`M${x - 52} ${y - 6}${'q13-12 26 0'.repeat(4)}`, 'fine'],
    ],
  },
  {
    x: first,
    foot: lower,
    lid: 'amber',
    label: 'red',
    on: 'colour',
    art: (x, y) => [
      [[-39, -13, 13, 39].map((dx) => `M${x + dx - 13} ${y + 20}l13-26 13 26Z`).join(''), 'amber'],
    ],
  },
  {
    x: second,
    foot: lower,
    lid: 'green',
    label: 'wood',
    on: 'colour',
    art: (x, y) => [
      [`M${x + 8} ${y - 10}a15 15 0 1 0 9 26a19 19 0 0 1-9-26Z`, 'amber'],
      [[-34, -20, 30, 42].map((dx, i) => circle(x + dx, y + 12 * (i % 2), 2)).join('')],
    ],
  },
  {
    x: third,
    foot: lower,
    lid: 'red',
    label: 'amber',
    art: (x, y) => [
      [`M${x - 52} ${y + 8}h104v12h-104Z`, 'green'],
      [[-36, -12, 12, 36].map((dx) => circle(x + dx, y + 2, 9)).join(''), 'red'],
    ],
  },
]

/** A glass jar with a screw lid; its label covers its belly. */
const drawn = ({ x, foot, lid, label, art }: Jar): readonly Stroke[] => {
  const top = foot - 130
  return [
    [`M${x} ${top + 40}q0-18 16-18h${wide - 32}q16 0 16 18v82q0 8-8 8h-${wide - 16}q-8 0-8-8Z`],
    [`M${x + 10} ${top + 4}q0-4 4-4h${wide - 28}q4 0 4 4v18h-${wide - 20}Z`, lid],
    [`M${x + 10} ${top + 17}h${wide - 20}M${x + 8} ${top + 34}v-4q0-3 4-3`, 'fine'],
    [`M${x} ${top + 44}h${wide}v68h-${wide}Z`, label],
    ...art(x + wide / 2, top + 90),
  ]
}

const tag = (x: number, y: number) => `M${x + 30} ${y + 2}h44v10h-44Z`

/** The agency's work in the shop: its six labels on jars, and its brand book among other books. */
export const shelf = (brand: string): Ending => ({
  strokes: [
    ['M6 0H20V354H6ZM550 0H564V354H550Z', 'wood'],
    ...jars.flatMap(drawn),
    // The brand book, between two other books
    [`M424 ${upper - 112}h18v112h-18Z`],
    [`M442 ${upper - 128}h26v128h-26Z`, 'red'],
    [`M468 ${upper - 104}l14-3 20 104-14 3Z`],
    [`M447 ${upper - 112}h16M447 ${upper - 106}h16M428 ${upper - 96}h10M428 ${upper - 20}h10`, 'fine'],
    // The same tree, in a pot
    ['M474 300V236', 'wire'],
    [sprig(474, 294, 5), 'green'],
    ['M446 300H502L496 342H452Z', 'wood'],
    ['M440 292H508V304H440Z', 'wood'],
    // Shelves, with the prices on their edges
    [`M0 ${upper}H570v14H0ZM0 ${lower}H570v12H0Z`, 'wood'],
    [[...at, 412].flatMap((x) => [tag(x, upper), tag(x, lower)]).join('')],
  ],
  labels: jars.map(({ x, foot, on }) => [x + wide / 2, foot - 66, brand, on] as const),
  thread: [first + wide / 2, upper - 130],
})
