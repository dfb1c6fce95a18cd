import { account } from '../papers/instalments.ts'
import { type Plate, type Plated, round, type Shape, type Word } from '../plate.ts'
import { type Paise, rupees, signedBy } from '../rupees.ts'

const signed = signedBy(rupees)

const slabs = account.slabs.map(({ name, on, movements }) => {
  const sumOf = (list: readonly { readonly amount: Paise }[]) =>
    list.reduce((sum, { amount }) => sum + amount, 0)
  return {
    name,
    on,
    day: movements[0].day,
    came: sumOf(movements.filter(({ amount }) => amount > 0)),
    went: sumOf(movements.filter(({ amount }) => amount < 0)),
  }
})

export const closing = slabs.reduce<Paise>((sum, { came, went }) => sum + came + went, account.opening)

/** Days across the figure: up to today, the day of slab nine, and a few more, so that today's balance can be seen. */
const days = 67

/** The balance after each movement, until the next one. */
function levels() {
  const all = account.slabs.flatMap(({ movements }) => [...movements])
  let balance: Paise = account.opening
  return all.map(({ day, amount }, i) => {
    const before = balance
    balance += amount
    return { day, until: all[i + 1]?.day ?? days, before, balance }
  })
}

interface Layout {
  readonly tall: number
  readonly top: number
  /** The horizontal position of a slab’s sums. */
  readonly at: (day: number, i: number) => number
  readonly marked: boolean
}

function plate({ tall, top, at, marked }: Layout): Plate {
  const foot = top + tall
  const along = (day: number) => round((day / days) * 100)
  const most = Math.max(...levels().map(({ balance }) => balance))
  const high = (sum: Paise) => round((sum / most) * tall)
  const shapes = levels().flatMap(({ day, until, before, balance }): Shape[] => {
    const [x, width] = [along(day), round(along(until) - along(day))]
    return [
      { bar: [x, foot - high(balance), width, high(balance)], ink: 'pale' },
      { bar: [x, foot - high(balance), width, 0.16], ink: 'action' },
      {
        upright: [x, foot - high(before), foot - high(balance)],
        ink: balance < before ? 'amber' : 'action',
      },
    ]
  })
  const words = slabs.flatMap(({ name, on, day, came, went }, i): Word[] => {
    const x = at(day, i)
    const end = x === 100 && ({ anchor: 'end' } as const)
    return [
      { at: [x, 0.9], text: marked ? `${name}, ${on}` : name, is: 'name', ...end },
      { at: [x, 2.2], text: signed(came), adds: 'part', ...end },
      { at: [x, 3.5], text: signed(went), adds: 'part', ...end },
    ]
  })
  return {
    height: foot + 1.7,
    shapes: [
      ...shapes.filter((shape) => !('bar' in shape) || shape.bar[2] > 0),
      { bar: [0, foot, 100, 0.0625], ink: 'text' },
    ],
    words: [
      ...words,
      { at: [0, foot + 1.3], text: `From ${rupees(account.opening)}`, adds: 'part' },
      { at: [100, foot + 1.3], text: `Now ${rupees(closing)}`, is: 'name', anchor: 'end', adds: 'whole' },
    ],
  }
}

export const separateAccount: Plated = {
  label: `The balance of Tower B’s separate account from 14 September to 16 November, to scale: it opens with ${rupees(account.opening)}, ${slabs.map(({ name, came, went }) => `${name.toLowerCase()} brings ${rupees(came)} and ${rupees(-went)} leaves for certified bills`).join(', ')}, and ${rupees(closing)} is there.`,
  title: 'Tower B’s separate account',
  sum: 'Amber: certified bills',
  wide: plate({
    tall: 10,
    top: 4.5,
    at: (day) => (day === 63 ? 100 : round((day / days) * 100)),
    marked: true,
  }),
  narrow: plate({ tall: 10, top: 4.5, at: (_, i) => [0, 33.5, 100][i] ?? 0, marked: false }),
}
