import { companies, counts, group, position } from '../papers/group-position.ts'
import { type Plate, type Plated, round, type Shape, type Word } from '../plate.ts'
import { type Paise, rupees, signedBy } from '../rupees.ts'

const rows = Object.entries(companies).map(([name, company]) => ({ name, ...position(company) }))
const most = Math.max(...rows.map(({ balance }) => balance))
const signed = signedBy(rupees)
const lender = rows.findIndex(({ name }) => name === 'Foods')
const borrower = rows.findIndex(({ left }) => left < 0)
const gap = -(rows[borrower]?.left ?? 0)

interface Layout {
  readonly pitch: number
  /** Where the bars begin, and where the longest one ends. */
  readonly from: number
  readonly to: number
  readonly says: readonly Word[]
}

/** A bar per company, as long as its balance: what is due today, and what is left. One covers another's shortfall. */
function plate({ pitch, from, to, says }: Layout): Plate {
  const long = (sum: Paise) => round((sum / most) * (to - from))
  const thick = round(0.6 * pitch)
  const top = (i: number) => round(i * pitch + 0.5)
  const bars = rows.flatMap(({ balance, due, left }, i): Shape[] => {
    const y = top(i)
    const lends = i === lender ? gap : 0
    return [
      { bar: [from, y, long(Math.min(due, balance)), thick], ink: 'text' },
      ...(left > 0
        ? [{ bar: [round(from + long(due)), y, long(left - lends), thick], ink: 'action' } as const]
        : []),
      ...(left < 0
        ? [{ bar: [round(from + long(balance)), y, long(-left), thick], ink: 'amber' } as const]
        : []),
      ...(lends
        ? [{ bar: [round(from + long(balance - lends)), y, long(lends), thick], ink: 'amber' } as const]
        : []),
    ]
  })
  const lent = round(from + long((rows[lender]?.balance ?? 0) - gap / 2))
  const short = round(from + long(rows[borrower]?.due ?? 0))
  const level = round(top(borrower) + thick / 2)
  return {
    height: round(rows.length * pitch + 0.5),
    shapes: [
      ...bars,
      { upright: [lent, top(lender) + thick, level], ink: 'amber' },
      { bar: [short, round(level - 0.09), round(lent - short), 0.18], ink: 'amber' },
    ],
    words: [
      ...rows.flatMap(({ name, balance, left }, i): Word[] => {
        const y = round(top(i) + thick / 2 + 0.32)
        const end = i === borrower ? lent : from + long(balance)
        return [
          { at: [0, y], text: name, is: 'name' },
          i === lender
            ? { at: [100, y], text: signed(left), anchor: 'end', adds: 'part' }
            : { at: [round(end + 1), y], text: signed(left), adds: 'part' },
        ]
      }),
      ...says,
    ],
  }
}

export const companiesFigure: Plated = {
  label: `The ${counts.companies} companies at five past nine as bars to scale: what is due today, and what is left. ${rows.map(({ name, left }) => `${name} ${signed(left)}`).join(', ')}. Foods sends Retail the ${rupees(gap)} that it lacks.`,
  title: 'What each company has left after today',
  sum: 'Black: due today. Amber: from Foods to Retail',
  wide: plate({
    pitch: 1.75,
    from: 8,
    to: 86,
    says: [
      { at: [50, 13.5], text: `${counts.covered}`, is: 'numeral' },
      { at: [58, 12], text: `of ${counts.companies} can meet their day`, is: 'name' },
      { at: [58, 13.5], text: `${rupees(group.left)} left in all`, adds: 'whole' },
    ],
  }),
  narrow: plate({
    pitch: 1.6,
    from: 22,
    to: 72,
    says: [
      { at: [58, 11.4], text: `${counts.covered}`, is: 'numeral' },
      { at: [58, 12.9], text: `of ${counts.companies} can meet`, is: 'name' },
      { at: [58, 14.2], text: `${rupees(group.left)} left`, adds: 'whole' },
    ],
  }),
}
