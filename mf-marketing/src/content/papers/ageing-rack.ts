import { circle, type Drawing, type Stroke } from '../drawing.ts'
import { billed, challans, dayOf, limit } from './challans.ts'

/** The rack's width, which stands for the days that a supplier may be kept waiting. The paper hangs at its left end. */
const column = 1200
const paper = { width: 744, foot: 536 }
const at = (day: number) => Math.round((day * column) / limit)

const rail = { top: -44, foot: -12 }
const bucket = (from: number, to: number) => `M${from} ${rail.top}H${to}V${rail.foot}H${from}Z`
const beyond = 3000

/** Each bill stands on the rack at its day. Its height is proportional to its amount. */
const bills = challans.map((challan) => {
  const height = Math.round(billed(challan.kilos).amount / 3_000_00)
  return { x: at(dayOf(challan)), day: dayOf(challan), top: rail.top - height, height }
})

const bar = ({ x, top, height }: (typeof bills)[number]) => `M${x - 12} ${top}h24v${height}h-24Z`
const [oldest, ...others] = bills

const buckets: readonly Stroke[] = [
  [bucket(-beyond, at(0)), 'ground'],
  [bucket(at(0), at(15)), 'wall'],
  [bucket(at(15), at(30)), 'green'],
  [bucket(at(30), at(limit)), 'amber'],
  [bucket(at(limit), beyond), 'red'],
]

/** Clips that hang from the rack, above the paper. */
const clip = (x: number) => `M${x - 12} ${rail.foot}h24l7 18h-38Z`

/** Bills by age, on a rack that continues past the limit. */
export const ageingRack: Drawing = {
  size: [paper.width, paper.foot],
  width: 46.5,
  strokes: [
    [others.map(bar).join('')],
    [oldest ? bar(oldest) : '', 'amber'],
    ...buckets,
    [[at(30), at(limit)].map((x) => circle(x - 1, rail.top, 5)).join('')],
    [clip(116) + clip(636), 'hole'],
  ],
  labels: [
    ...bills.map(({ x, top, day }) => [x, top - 7, `Day ${day}`] as const),
    [at(7.5), rail.top + 21, '0 to 15 days'],
    [at(22.5), rail.top + 21, '16 to 30', 'colour'],
    [at(37.5), rail.top + 21, `31 to ${limit}`],
    [at(limit) + 62, rail.top + 21, `Over ${limit}`, 'colour'],
  ],
}
