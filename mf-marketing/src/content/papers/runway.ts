import type { Drawing } from '../drawing.ts'
import { runway, seed } from './payroll.ts'

const paper = { width: 752, foot: 540 }
const column = 1200
const gap = 5
const pitch = (column + gap) / runway
/** The height of the bars' feet, above the names of their months, and the height of the floor. */
const [foot, ground] = [-48, -22]
/** How much shorter each month's bar is than the previous one. */
const step = 2.5

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const payday = months.indexOf('Nov')

const middle = (month: number) => Math.round(month * pitch + (pitch - gap) / 2)

const inLakh = (paise: number) => `${paise / 1_00_000_00} lakh`

const bars = Array.from({ length: runway }, (_, month) => {
  const height = (runway - month) * step
  return `M${(month * pitch).toFixed(1)} ${foot}v-${height}h${(pitch - gap).toFixed(1)}v${height}Z`
})

/** What is left of the seed round, as a bar for each month, across the column between the words and the paper. */
export const seedRunway: Drawing = {
  size: [paper.width, paper.foot],
  width: 47,
  strokes: [
    [`M-3000 ${ground}H4200V2000H-3000Z`, 'ground'],
    [bars.slice(1).join(''), 'wall'],
    [bars[0] ?? '', 'amber'],
    [`M-3000 ${foot}H4200`, 'fine'],
  ],
  labels: [
    ...bars.map((_, month) => [middle(month), foot + 17, months[(payday + month) % 12] ?? ''] as const),
    [middle(0), foot - 7 - runway * step, inLakh(seed.left)],
    [middle(runway - 1), foot - 7 - step, inLakh(seed.burn)],
  ],
}
