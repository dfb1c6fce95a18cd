import { lines, runway, seed } from '../papers/payroll.ts'
import { type Plate, type Plated, round, type Shape } from '../plate.ts'
import { rupees } from '../rupees.ts'

const engineer = lines[2]?.pay.gross ?? 0

/** Whole months that the seed round lasts if a month costs this much more. */
export const lasts = (more = 0): number => Math.floor(seed.left / (seed.burn + more))

const withEngineer = lasts(engineer)

/** Labels of every third month. The first month of the runway is December. */
const months = ['Dec 2026', 'Mar 2027', 'Jun', 'Sep', 'Dec', 'Mar 2028']
const perLabel = 3

/** A runway seen from above: a dash per month, to scale, and the number of months painted at the threshold. */
function plate({ tall, top, every }: { tall: number; top: number; every: number }): Plate {
  const step = 100 / runway
  const foot = top + tall
  const middle = round(top + tall / 2)
  const keys: Shape[] = [0.12, 0.26, 0.4, 0.54, 0.68, 0.82].map((at) => ({
    bar: [0.8, round(top + at * tall), round(0.65 * step), round(tall * 0.07)],
    ink: 'card',
  }))
  const dashes: Shape[] = Array.from({ length: runway }, (_, i) => i)
    .filter((i) => i >= every)
    .map((i) => ({ bar: [round((i + 0.2) * step), middle, round(0.6 * step), 0.125], ink: 'card' }))
  const end = round(withEngineer * step)
  return {
    height: foot + 3.25,
    shapes: [
      { bar: [0, top, 100, tall], ink: 'text' },
      ...keys,
      ...dashes,
      { bar: [end, top, round(100 - end), tall], ink: 'hatch' },
      { upright: [end, 1.6, foot], ink: 'amber' },
      ...Array.from(
        { length: runway },
        (_, i): Shape => ({
          upright: [round(i * step), foot + 0.25, foot + 0.6],
          ink: 'text',
        }),
      ),
    ],
    words: [
      { at: [round(1.4 * step), round(middle + tall * 0.27)], text: `${runway}`, is: 'painted' },
      {
        at: [end, 1.1],
        text: `${withEngineer} months, with a second engineer`,
        is: 'name',
        anchor: 'end',
      },
      {
        at: [round((every < 6 ? 3.45 : 3.9) * step), round(middle + tall * 0.27)],
        text: every < 6 ? 'months, as things are' : 'months',
        is: 'onDark',
      },
      { at: [100, foot + 1.75], text: 'May 2028', anchor: 'end' },
      ...months
        .map((text, i) => ({ at: [round(i * perLabel * step), foot + 1.75] as const, text }))
        .filter((_, i) => every < 6 || i % 2 === 0),
    ],
  }
}

export const runwayFigure: Plated = {
  label: `A runway seen from above, a dash for each of ${runway} months from December 2026 to May 2028. With a second engineer, its last ${runway - withEngineer} months are gone, and it ends after ${withEngineer}.`,
  title: 'What the seed round pays for',
  sum: `${rupees(seed.left)} at ${rupees(seed.burn)} a month`,
  wide: plate({ tall: 8, top: 2, every: 5 }),
  narrow: plate({ tall: 5, top: 2, every: 7 }),
}
