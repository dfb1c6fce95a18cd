import type { Drawing, Stroke } from '../drawing.ts'
import { stages } from './instalments.ts'

const ground = 380
const plinth = 14
const storey = 22.4
const slabs = { walled: 4, cast: 9, planned: 13 }
/** The positions of the tower’s sides, and of the labels of its levels. */
const [left, right, levels] = [78, 199, 206]

const levelOf = (slab: number): number => Math.round(10 * (ground - plinth - slab * storey)) / 10

/** Draws something at each slab above one of them, up to another. */
const each = (above: number, upTo: number, draw: (y: number) => string): string =>
  Array.from({ length: upTo - above }, (_, i) => draw(levelOf(above + i + 1))).join('')

const along = (mark: string, times: number) => mark.repeat(times)
const across = (from: number, step: number, times: number, draw: (x: number) => string): string =>
  Array.from({ length: times }, (_, i) => draw(from + i * step)).join('')

const fresh = levelOf(slabs.cast)
const top = levelOf(slabs.planned)

const building: readonly Stroke[] = [
  [`M${left + 4} ${fresh}V${top}H${right - 4}V${fresh}`, 'wire'],
  [each(slabs.cast, slabs.planned - 1, (y) => `M${left + 4} ${y}h12m${right - left - 32} 0h12`), 'wire'],
  [across(left + 7, 21.2, 6, (x) => `M${x} ${fresh}v-9m3 9v-9`), 'wire'],
  [each(slabs.walled, slabs.cast, (y) => across(left + 5, 21.2, 6, (x) => `M${x} ${y}h6v22.400h-6z`))],
  [across(left + 15, 7.1, 14, (x) => `M${x} ${fresh + 5}v17`), 'fine'],
  [each(slabs.walled, slabs.cast - 1, (y) => `M${left - 2} ${y}H${right + 2}v5H${left - 2}z`)],
  [`M${left - 4} ${fresh - 1}H${right + 4}v6.500H${left - 4}z`, 'amber'],
  [`M${left} ${levelOf(slabs.walled)}H${right}V${ground}H${left}z`],
  [each(0, slabs.walled, (y) => `M${left} ${y}H${right}`), 'fine'],
  [each(0, slabs.walled, (y) => across(left + 11, 18, 6, (x) => `M${x} ${y + 6}h9v10h-9z`)), 'hole'],
  [`M${left - 6} ${ground - plinth}H${right + 6}V${ground}H${left - 6}z`],
]

/** Its mast, its jib on its way out of the window, and a bucket for the next slab. */
const crane: readonly Stroke[] = [
  [`M16 ${ground}V43H28V${ground}M16 ${ground}${along('l12-12-12-12', 14)}`, 'wire'],
  [`M28 ${levelOf(5)}H${left - 2}M28 ${levelOf(2)}H${left}`, 'wire'],
  [`M-32 43H560M-28 36H16M28 36H556l4 7M22 6 16 36H28L22 6-24 36M22 6 190 36M22 6 380 36`, 'wire'],
  [`M28 43${along('l7-7 7 7', 38)}`, 'wire'],
  ['M-30 40h18v22h-18z'],
  ['M-24 40v22m6-22v22', 'fine'],
  ['M29 43h14v13h-14z'],
  ['M33 46h10v6h-10z', 'hole'],
  ['M138 43V112M142 43V112', 'wire'],
  ['M128 112h24l-7 15h-10z', 'green'],
  [`M0 ${ground - 10}h44V${ground}H0z`],
]

const nine = levelOf(slabs.cast)
const [first, ...later] = stages

/** Each line of the letter, at its level. */
const marks: readonly Stroke[] = [
  [later.map((_, i) => `M${levels} ${levelOf(i + 6)}h92`).join(''), 'fine'],
  [`M${levels + 4} ${ground}V${levelOf(5)}m-4 0h8m-8 ${5 * storey + plinth}h8`, 'fine'],
  [`M${levels - 1} ${nine}l-4-7h8z`, 'amber'],
]

/** A tower in elevation under its crane. Its floors are the instalments: what this letter demands is in amber. */
export const towerElevation: Drawing = {
  size: [300, ground],
  width: 24.5,
  strokes: [...crane.slice(0, 4), ...building, ...crane.slice(4), ...marks],
  labels: [
    ...later.map(({ name, certified }, i) => [254, levelOf(i + 6) - 5, `${name}, ${certified}`] as const),
    [254, levelOf(3), first.name],
    [254, levelOf(3) + 13, first.certified],
  ],
}
