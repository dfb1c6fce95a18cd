import { circle, type Stroke } from '../drawing.ts'
import type { Ending } from '../paper.ts'
import { parcels, returned } from '../papers/remittance.ts'

const deck = 354
const [post, thick, middle, right] = [20, 16, 266, 512]
const posts = [post, middle, right]
/** The upper edges of the rack's shelves. On the lip of each are the names of two bays. */
const shelves = [124, 216, 308] as const
const lip = 26

const slots = (x: number) =>
  Array.from({ length: 13 }, (_, i) => `M${x + 6} ${116 + i * 18}h4v9h-4Z`).join('')

/** Braces behind the bays of a shelf. */
const braces = (top: number) => {
  const foot = top + 92
  return posts
    .slice(0, 2)
    .map((x) => `M${x + thick} ${top + lip}L${x + 246} ${foot}M${x + 246} ${top + lip}L${x + thick} ${foot}`)
    .join('')
}

/** A kurta, folded as the shop sent it: collar, placket with three buttons, border, and the tag of the return. */
const kurta: readonly Stroke[] = [
  ['M68 124V28Q68 20 76 19L140 10H190L254 19Q262 20 262 28V124Z', 'red'],
  ['M84 124V36L100 17M246 124V36L230 17', 'fine'],
  ['M140 10Q165 38 190 10L184 4Q165 24 146 4Z', 'amber'],
  ['M159 25H171V84L165 90 159 84Z', 'amber'],
  [[36, 54, 72].map((y) => circle(165, y, 2.5)).join('')],
  ['M68 104H262V114H68Z', 'amber'],
  [`M72 109${'l6-4 6 4'.repeat(15)}`, 'fine'],
  ['M74 112L64 136', 'wire'],
  ['M28 150L44 134H84L100 150V178H28Z'],
]

/** A hand scanner on its hook. */
const tools: readonly Stroke[] = [
  ['M520 196Q548 190 544 214T552 238', 'wire'],
  ['M536 236L566 232 570 250 540 256ZM546 255L556 253 564 284 552 287Z', 'amber'],
  ['M566 234L572 233 576 248 570 249Z', 'hole'],
]

/** The courier's rack when all is sorted: its bays are empty, and one kurta has come back. */
export const sortedRack: Ending = {
  strokes: [
    [shelves.slice(0, 2).map(braces).join(''), 'wire'],
    ...posts.map((x): Stroke => [`M${x} 104H${x + thick}V${deck}H${x}Z`]),
    [posts.map(slots).join(''), 'hole'],
    ...shelves.map(
      (y): Stroke => [`M${post - 10} ${y}H${right + thick + 10}V${y + lip}H${post - 10}Z`, 'wood'],
    ),
    ...kurta,
    ...tools,
  ],
  labels: [
    [165, 143, 'Returns'],
    ...parcels.map(
      ({ pin }, i) => [i % 2 ? 165 : 397, (shelves[Math.ceil(i / 2) as 0 | 1 | 2] ?? 0) + 19, pin] as const,
    ),
    [64, 172, returned.order],
  ],
  thread: [64, 144],
}
