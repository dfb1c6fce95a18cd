import type { Drawing, Stroke } from '../drawing.ts'
import { billed, challans, dayOf, limit } from './challans.ts'

/** The column is as wide as the days that a supplier may be kept waiting; the paper hangs at its left end. */
const column = 1200
const paper = { width: 744, foot: 536 }
const at = (day: number) => Math.round((day * column) / limit)

const rail = { top: -44, foot: -12 }
const bucket = (from: number, to: number) => `M${from} ${rail.top}H${to}V${rail.foot}H${from}Z`
const beyond = 3000

/** A challan stands at its day, as tall as its amount. */
const slips = challans.map((challan) => {
  const height = Math.round(billed(challan.kilos).amount / 1_200_00)
  const x = at(dayOf(challan))
  return { ...challan, x, day: dayOf(challan), top: rail.top - height, height }
})

const slip = ({ x, top, height }: (typeof slips)[number]) => `M${x - 35} ${top}h70v${height + 6}h-70Z`
const [oldest, ...others] = slips

const buckets: readonly Stroke[] = [
  [bucket(-beyond, at(0)), 'ground'],
  [bucket(at(0), at(15)), 'wall'],
  [bucket(at(15), at(30)), 'green'],
  [bucket(at(30), at(limit)), 'amber'],
  [bucket(at(limit), beyond), 'red'],
]

/** Challans filed by age, in a rack that runs on past its last day. */
export const ageingRack: Drawing = {
  size: [paper.width, paper.foot],
  width: 46.5,
  strokes: [
    [`M${at(30)} ${rail.top}v-78M${at(limit)} ${rail.top}v-78`, 'fine'],
    [others.map(slip).join('')],
    [oldest ? slip(oldest) : '', 'amber'],
    ...buckets,
    // Clips
    [`M98 ${rail.foot - 8}h36V6H98ZM618 ${rail.foot - 8}h36V6h-36Z`, 'hole'],
  ],
  labels: [
    ...slips.flatMap(
      ({ number, x, top, day }) =>
        [
          [x, top + 20, number],
          [x, top + 38, `Day ${day}`],
        ] as const,
    ),
    [at(7.5), rail.top + 21, '0 to 15 days'],
    [at(22.5), rail.top + 21, '16 to 30', 'colour'],
    [at(37.5), rail.top + 21, `31 to ${limit}`],
    [at(limit) + 62, rail.top + 21, `Over ${limit}`, 'colour'],
  ],
}
