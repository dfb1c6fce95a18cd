import { circle, type Drawing, type Stroke } from '../drawing.ts'
import { stages } from './instalments.ts'

/** The building's walls, as far apart as our screen is wide. The rows on the screen are its floors. */
const [left, right] = [6, 294]
/** Heights of the slab being formed and of this letter's slab. Our screen hides this letter's, except on a phone. */
const [formed, fresh] = [176, 206]
const storey = 25

const across = (from: number, step: number, times: number, draw: (x: number) => string): string =>
  Array.from({ length: times }, (_, i) => draw(from + i * step)).join('')

const levelOf = (i: number) => fresh + i * storey

const [, ...later] = stages
const newest = later.toReversed()

const columnsAt = [left + 4, 84, 206, right - 14]

/** The crane's mast rises out of the building, and its jib extends beyond the window's edge. */
const crane: readonly Stroke[] = [
  [`M196 ${formed}V43H210V${formed}M196 ${formed}${'l14-14-14-14'.repeat(4)}l14-14`, 'wire'],
  ['M132 43H700M136 36H196M210 36H696l4 7M203 4 196 36H210L203 4 138 36M203 4 330 36M203 4 500 36', 'wire'],
  [`M210 43${'l7-7 7 7'.repeat(34)}`, 'wire'],
  ['M134 40h20v24h-20z'],
  ['M141 40v24m7-24v24', 'fine'],
  ['M211 43h15v14h-15z'],
  ['M216 46h10v6h-10z', 'hole'],
  ['M252 43V100M256 43V100', 'wire'],
  ['M240 100h28l-8 17h-12z', 'green'],
]

/** The slab being formed: starter bars above the shuttering, the shuttering, and props under it. */
const atTop: readonly Stroke[] = [
  [
    across(left + 8, 25, 12, (x) => `M${x} ${formed - 8}v-18m4 18v-18m4 18v-18M${x - 1} ${formed - 18}h10`),
    'wire',
  ],
  [`M${left - 6} ${formed - 8}H${right + 6}V${formed}H${left - 6}Z`, 'wood'],
  [across(left + 10, 20, 15, (x) => `M${x} ${formed}V${fresh}`), 'wire'],
]

const man = (x: number): readonly Stroke[] => [
  [`M${x - 4} ${formed - 8}v-13l-2-1v-13q6-5 12 0v13l-2 1v13h-3v-12h-2v12Z`, 'green'],
  [circle(x, formed - 38, 4)],
  [`M${x - 5.5} ${formed - 39}a5.5 5.5 0 0 1 11 0h2v1.500h-13Z`, 'amber'],
]

/** The top of a tower under its crane. Its floors are the instalments; the one that this letter demands is amber. */
export const towerTop: Drawing = {
  size: [300, levelOf(newest.length) - 4],
  hidden: levelOf(newest.length) - 4 - formed,
  width: 24.5,
  strokes: [
    ...crane,
    ...atTop,
    ...man(92),
    ...man(118),
    [newest.map((_, i) => columnsAt.map((x) => `M${x} ${levelOf(i)}h10v${storey}h-10Z`).join('')).join('')],
    [newest.map((_, i) => (i ? `M${left - 2} ${levelOf(i)}H${right + 2}v6H${left - 2}Z` : '')).join('')],
    [`M${left - 4} ${fresh - 1}H${right + 4}v8H${left - 4}Z`, 'amber'],
  ],
  labels: newest.map(({ name, certified }, i) => [150, levelOf(i) + 20, `${name}, ${certified}`] as const),
}
