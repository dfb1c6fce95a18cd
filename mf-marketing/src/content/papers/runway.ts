import type { Drawing } from '../drawing.ts'
import { runway, seed } from './payroll.ts'

const paper = { width: 752, foot: 540 }
const pitch = 67
/** The first month is in the column’s margin. */
const start = -pitch - 6
const ground = -10
/** What a month takes. */
const step = 15

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const payday = months.indexOf('Nov')

const middle = (month: number) => start + month * pitch + (pitch - 5) / 2

const inLakh = (paise: number) => `${paise / 1_00_000_00} lakh`

const bars = Array.from({ length: runway }, (_, month) => {
  const [x, height] = [start + month * pitch, (runway - month) * step]
  return `M${x} ${ground}v-${height}h${pitch - 5}v${height}Z`
})

/** What is left of the seed round, a bar a month: as wide as the window, behind the words. */
export const seedRunway: Drawing = {
  size: [paper.width, paper.foot],
  width: 47,
  strokes: [
    [`M-3000 ${ground}H4200V2000H-3000Z`, 'ground'],
    [bars.slice(1).join(''), 'wall'],
    [bars[0] ?? '', 'amber'],
  ],
  labels: [
    ...bars.map((_, month) => [middle(month), ground - 8, months[(payday + month) % 12] ?? ''] as const),
    [middle(0), ground + 22 - runway * step, inLakh(seed.left)],
    [middle(runway - 1), ground - 8 - step, inLakh(seed.burn)],
  ],
}
