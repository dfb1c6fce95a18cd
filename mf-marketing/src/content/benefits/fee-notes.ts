import { notes } from '../papers/fee-note.ts'
import { type Plate, type Plated, round, type Shape, type Word } from '../plate.ts'

/** For each fee note since April, the days until it was settled; for an open note, the days so far. */
export const days = [
  8, 9, 25, 4, 22, 4, 38, 26, 41, 17, 29, 20, 14, 32, 7, 19, 33, 24, 18, 52, 24, 16, 26, 17, 18, 19, 50, 24,
  26, 32, 50, 21, 67, 15, 56, 5, 46, 18, 32, 9, 1,
]

export const reminders = [30, 45] as const
const longest = 70
const step = 100 / days.length

const isOpen = (i: number) => notes.open.includes(i + 1)
const settled = days.filter((_, i) => !isOpen(i))
const within = (from: number, to: number) => settled.filter((day) => day > from && day <= to).length
const [first, second] = reminders
const share = {
  before: within(0, first),
  between: within(first, second),
  after: within(second, Number.POSITIVE_INFINITY),
}

interface Layout {
  readonly tall: number
  readonly top: number
  readonly says: readonly Word[]
  /** Positions of the three counts. */
  readonly counts: readonly [y: number, ...x: number[]]
}

/** A column per fee note, as tall as the number of days it was unpaid, and a line for the day of each reminder. */
function plate({ tall, top, says, counts: [row, ...places] }: Layout): Plate {
  const foot = top + tall
  const high = (day: number) => round((day / longest) * tall)
  return {
    height: foot + 1.6,
    shapes: [
      ...days.map(
        (day, i): Shape => ({
          bar: [round(i * step), round(foot - high(day)), round(0.72 * step), high(day)],
          ink: isOpen(i) ? 'hatch' : 'action',
        }),
      ),
      ...reminders.map((day): Shape => ({ bar: [0, round(foot - high(day)), 100, 0.0625], ink: 'text' })),
      { bar: [0, foot, 100, 0.0625], ink: 'text' },
    ],
    words: [
      ...notes.open.map(
        (number): Word => ({
          at: [
            round((number - 0.64) * step),
            round(foot - high(Math.max(days[number - 2] ?? 0, days[number - 1] ?? 0)) - 0.4),
          ],
          text: `${number}`,
          is: 'name',
          anchor: 'middle',
        }),
      ),
      { at: [0, foot + 1.3], text: 'Note 1, April' },
      { at: [100, foot + 1.3], text: `Note ${notes.sent}, today`, anchor: 'end' },
      ...reminders.map((day): Word => ({ at: [0, round(foot - high(day) - 0.3)], text: `Day ${day}` })),
      ...[`${share.before} by day ${first}`, `${share.between} by day ${second}`, `${share.after} later`].map(
        (text, i): Word => ({ at: [places[i] ?? 0, row], text, adds: 'part' }),
      ),
      ...says,
    ],
  }
}

export const notesFigure: Plated = {
  label: `The ${notes.sent} fee notes since April by the days until they were settled: ${share.before} before the reminder on day ${first}, ${share.between} more by the one on day ${second}, ${share.after} after it. Notes ${notes.open.join(', ')} are open.`,
  title: 'How long each fee note was unpaid, in days',
  sum: 'Hatched: open',
  wide: plate({
    tall: 12,
    top: 2,
    says: [
      { at: [12, 4.7], text: `${settled.length}`, is: 'numeral', adds: 'whole' },
      { at: [24, 3.2], text: `of ${notes.sent} fee notes are settled`, is: 'name' },
    ],
    counts: [4.7, 24, 34, 44],
  }),
  narrow: plate({
    tall: 9,
    top: 3.6,
    says: [
      { at: [0, 1.7], text: `${settled.length}`, is: 'numeral', adds: 'whole' },
      { at: [17, 0.7], text: `of ${notes.sent} fee notes are settled`, is: 'name' },
    ],
    counts: [2, 17, 44, 71],
  }),
}
