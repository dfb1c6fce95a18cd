import { counts, unpaid } from '../papers/usage-run.ts'
import { type Plate, type Plated, round, type Shape, type Word } from '../plate.ts'
import { grouped } from '../rupees.ts'

const reminders = [5, 12, 19]

const open = [counts.invoices, ...unpaid]
const step = 100 / open.length

const paidOn = (day: number): number => (open[day - 1] ?? 0) - (open[day] ?? 0)

const left = open.at(-1) ?? 0

interface Layout {
  readonly tall: number
  readonly top: number
  /** A reminder’s two lines. */
  readonly flag: (day: number) => readonly [string, string]
  readonly says: readonly Word[]
}

/** A column per night: the invoices still unpaid, and above them those paid since the night before. */
function plate({ tall, top, flag, says }: Layout): Plate {
  const foot = top + tall
  const high = (count: number) => round((count / counts.invoices) * tall)
  const columns = open.flatMap((count, i): Shape[] => {
    const x = round(i * step)
    const before = high(open[i - 1] ?? count)
    const paid: Shape = {
      bar: [x, round(foot - before), round(0.8 * step), round(before - high(count))],
      ink: reminders.includes(i) ? 'amber' : 'pale',
    }
    const waits: Shape = {
      bar: [x, round(foot - high(count)), round(0.8 * step), high(count)],
      ink: 'action',
    }
    return i ? [paid, waits] : [waits]
  })
  const flags = reminders.map((day) => ({
    day,
    x: round(day * step),
    y: round(foot - high(open[day - 1] ?? 0) - 0.3),
  }))
  return {
    height: foot + 1.7,
    shapes: [
      ...columns,
      ...flags.map(({ x, y }): Shape => ({ upright: [x, y - 2.6, y], ink: 'text' })),
      { bar: [0, foot, 100, 0.0625], ink: 'text' },
    ],
    words: [
      ...flags.flatMap(({ day, x, y }): Word[] => {
        const [name, text] = flag(day)
        return [
          { at: [round(x + 0.9), round(y - 1.8)], text: name, is: 'name' },
          { at: [round(x + 0.9), round(y - 0.6)], text },
        ]
      }),
      ...[1, 10, 20, 30].map(
        (day): Word => ({
          at: [round(day * step), foot + 1.3],
          text: day === 1 ? '1 Nov' : `${day}`,
          ...(day === 30 && { at: [100, foot + 1.3], anchor: 'end' }),
        }),
      ),
      ...says,
    ],
  }
}

const paid = counts.invoices - left

export const queue: Plated = {
  label: `Invoices still unpaid, night by night in November: ${grouped(counts.invoices)} when the run is sent, ${open[1]} after the 1st, ${open[5]} after the first reminder on the 5th, ${open[12]} after the second on the 12th, ${open[19]} after the third on the 19th, and ${left} on the 30th.`,
  title: 'Invoices still unpaid, night by night',
  sum: `${grouped(counts.invoices)} when the run is sent`,
  wide: plate({
    tall: 12,
    top: 0.5,
    flag: (day) => [`Reminder, the ${day}th`, `${paidOn(day)} pay that day`],
    says: [
      { at: [48, 5], text: grouped(paid), is: 'numeral' },
      { at: [75, 3.5], text: 'paid by the 30th', is: 'name' },
      { at: [75, 5], text: `${left} are left for a phone call` },
    ],
  }),
  narrow: plate({
    tall: 12,
    top: 0.5,
    flag: (day) => ['Reminder', `${paidOn(day)} pay`],
    says: [
      { at: [42, 2.4], text: grouped(paid), is: 'numeral' },
      { at: [42, 3.9], text: `paid by the 30th, ${left} left`, is: 'name' },
    ],
  }),
}
