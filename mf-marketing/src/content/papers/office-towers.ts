import type { Drawing } from '../drawing.ts'
import type { Paise } from '../rupees.ts'
import { companies, position } from './group-position.ts'

/** Square units of front per crore. */
const scale = 225
const ground = 122
/** The distance between windows, and from the wall to the first of them. */
const grid = 6

/** The towers from left to right, each with its number of windows side by side. */
const street = [
  ['Chemicals', 2],
  ['Textiles', 3],
  ['Realty', 1],
  ['Logistics', 4],
  ['Foods', 6],
  ['Retail', 3],
  ['Hotels', 4],
  ['Finance', 2],
  ['Agro', 5],
] as const

/** The height of a balance on such a front, to a tenth of a unit. */
const heightOf = (paise: Paise, width: number) =>
  Math.round((paise / 1_00_00_000_00 / width) * scale * 10) / 10

const widthOf = (windows: number) => windows * grid + 3

const gap = (300 - 20 - street.reduce((sum, [, windows]) => sum + widthOf(windows), 0)) / (street.length - 1)

const towers = street.map(([name, windows], i) => {
  const { balance, left } = position(companies[name])
  const width = widthOf(windows)
  const before = street.slice(0, i).reduce((sum, [, each]) => sum + widthOf(each) + gap, 10)
  const top = ground - heightOf(balance, width)
  return { x: Math.round(before), top, width, windows, short: left < 0 ? heightOf(-left, width) : 0 }
})

type Tower = (typeof towers)[number]

const front = ({ x, top, width }: Tower) => `M${x} ${top}H${x + width}V${ground}H${x}Z`

/** One tick is a window. */
const windowsOf = ({ x, top, windows }: Tower) =>
  Array.from({ length: Math.floor((ground - top - 3) / grid) }, (_, floor) => {
    const y = ground - 3 - floor * grid
    return `M${x + 4.5} ${y}${'v-3m6 3'.repeat(windows - 1)}v-3`
  }).join('')

const missing = ({ x, top, width, short }: Tower) => `M${x} ${top}V${top - short}H${x + width}V${top}Z`

const tallest = towers.reduce((high, tower) => (tower.top < high.top ? tower : high))
const middle = tallest.x + tallest.width / 2

/** Nine companies as offices in elevation, each front as large as its balance; in amber what one of them is short of. */
export const officeTowers: Drawing = {
  size: [300, 126],
  width: 27,
  strokes: [
    [`M${middle} ${tallest.top}V2`, 'wire'],
    [towers.map(front).join('')],
    [towers.map(windowsOf).join(''), 'fine'],
    [
      towers
        .filter(({ short }) => short > 0)
        .map(missing)
        .join(''),
      'amber',
    ],
    [`M2 ${ground}H298V126H2Z`],
  ],
}
