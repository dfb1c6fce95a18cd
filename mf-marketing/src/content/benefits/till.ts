import { counter } from '../papers/khata.ts'
import { type Plate, type Plated, round, type Shape, type Word } from '../plate.ts'
import { rupees } from '../rupees.ts'

const opens = 7

/** Tuesday’s payments at the counter, hour by hour. */
export const byHour = [22, 24, 15, 9, 8, 7, 5, 3, 4, 8, 14, 24, 29, 25, 15]

const abreast = 3
const step = 100 / byHour.length

/** A stack of coins per hour, with its count on top and its hour below. */
function plate({ coin, tall, says }: { coin: number; tall: number; says: readonly Word[] }): Plate {
  const foot = tall + 1.25
  const shapes: Shape[] = byHour.map((coins, i) => ({ coins, at: [round(i * step), foot], abreast, coin }))
  const words: Word[] = byHour.flatMap((coins, i) => {
    const x = round(i * step)
    return [
      {
        at: [x, round(foot - Math.ceil(coins / abreast) * coin - 0.4)],
        text: `${coins}`,
        is: 'name',
        adds: 'part',
      },
      { at: [x, foot + 1.25], text: `${opens + i}` },
    ]
  })
  return {
    height: foot + 1.6,
    shapes: [...shapes, { bar: [0, foot, 100, 0.0625], ink: 'text' }],
    words: [...words, ...says],
  }
}

const payments = String(counter.payments)

export const till: Plated = {
  label: `${payments} payments at the counter’s code on Tuesday, ${rupees(counter.taken)} in all, as coins stacked by the hour: ${byHour[1]} between eight and nine, ${byHour[7]} between two and three, ${byHour[12]} between seven and eight in the evening.`,
  title: 'At the counter, hour by hour',
  sum: 'One coin, one payment',
  wide: plate({
    coin: 1.25,
    tall: 12.5,
    says: [
      { at: [27, 6.5], text: payments, is: 'numeral', adds: 'whole' },
      { at: [44, 5], text: 'payments, one code', is: 'name' },
      { at: [44, 6.5], text: `${rupees(counter.taken)} by half past nine` },
    ],
  }),
  narrow: plate({
    coin: 0.4,
    tall: 4.9,
    says: [
      { at: [28, 1.6], text: payments, is: 'numeral', adds: 'whole' },
      { at: [28, 2.9], text: `payments, ${rupees(counter.taken)}`, is: 'name' },
    ],
  }),
}
