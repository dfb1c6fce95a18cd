import { circle } from '../drawing.ts'
import type { Ending } from '../paper.ts'
import { companies, coveredAt } from '../papers/group-position.ts'

const seats = Object.keys(companies).map((name, i) => ({ name, x: 48 + 56 * i }))
const retail = seats.find(({ name }) => name === 'Retail')?.x ?? 0

const back = (x: number) => `M${x - 20} 244V184q0-16 16-16h8q16 0 16 16v60Z`
const quilted = (x: number) => `M${x - 20} 206h40M${x - 20} 225h40`
const stem = (x: number) =>
  `M${x} 250v82M${x - 19} 347c2-12 10-15 19-15s17 3 19 15M${x} 332v12M${x - 23} 350a3 3 0 1 0 .1 0M${x + 23} 350a3 3 0 1 0 .1 0`
/** A glass, upside down on its coaster. */
const glass = (x: number) => `M${x - 5} 240 ${x - 3.5} 226h7l1.5 14Z`

const clock = { x: 514, y: 62, r: 30 }

/** A clock's hand at a fraction of its turn. */
const hand = (turn: number, length: number) => {
  const at = turn * 2 * Math.PI
  const [dx, dy] = [Math.sin(at), -Math.cos(at)].map((one) => Math.round(one * length * 10) / 10)
  return `M${clock.x} ${clock.y}l${dx} ${dy}`
}
const mark = (turn: number) => {
  const [dx, dy] = [Math.sin(turn * 2 * Math.PI), -Math.cos(turn * 2 * Math.PI)].map(Math.round)
  return `M${clock.x + 27 * (dx ?? 0)} ${clock.y + 27 * (dy ?? 0)}l${-6 * (dx ?? 0)} ${-6 * (dy ?? 0)}`
}

const [hour = 0, minute = 0] = coveredAt.split(':').map(Number)
const minutes = hour * 60 + minute

/** The towers, deck and stays of a bridge on the horizon. */
const stays = [196, 300].map((x) =>
  [14, 28, 42].map((at) => `M${x - at} 158L${x} ${104 + at / 2}L${x + at} 158`).join(''),
)

/** The boardroom once all nine companies are covered: nobody has to meet. */
export const boardRoom: Ending = {
  strokes: [
    // The window, and the morning behind it
    ['M22 22H474V214H22Z'],
    [circle(404, 96, 22), 'amber'],
    ['M22 158H474V162H22Z', 'green'],
    ['M193 162 196 96 199 162M297 162 300 96 303 162', 'green'],
    [stays.join(''), 'fine'],
    ['M34 158V134H52V158M52 142H66V158M66 158V118H84V158M430 158V128H446V158M446 140H462V158', 'fine'],
    ['M60 184h38M150 192h60M260 180h34M350 194h70', 'fine'],
    ['M22 22H474V214H22Z M26 26V210H470V26Z'],
    [[112, 202, 292, 382].map((x) => `M${x} 24h4V212h-4Z`).join('')],
    // Twenty-one minutes past nine
    [circle(clock.x, clock.y, clock.r)],
    [[0, 3, 6, 9].map((hour) => mark(hour / 12)).join(''), 'fine'],
    [hand(minutes / 720, 14)],
    [hand(minutes / 60, 22)],
    // Nine chairs
    [seats.map(({ x }) => stem(x)).join(''), 'wire'],
    [seats.map(({ x }) => back(x)).join(''), 'green'],
    [back(retail), 'amber'],
    [seats.map(({ x }) => quilted(x)).join(''), 'fine'],
    // The table, nine glasses, and the pack
    [seats.map(({ x }) => glass(x)).join('')],
    ['M88 252H132L126 354H94ZM412 252H456L450 354H418Z', 'wood'],
    ['M0 240H544V252H0Z', 'wood'],
    ['M206 233H290V240H206Z'],
    ['M206 230H286V233H206Z', 'hole'],
    ['M204 226v9M208 226v9M216 226v9M220 226v9M228 226v9M232 226v9M240 226v9M244 226v9', 'wire'],
    // A plate, with the last biscuit
    ['M338 234h40q-3 6-10 6h-20q-7 0-10-6Z'],
    [circle(356, 230, 5), 'amber'],
  ],
  labels: [[clock.x, 122, coveredAt, 'colour']],
  thread: [retail, 168],
}
