import { describe, expect, it } from 'vitest'
import { levelsOf } from '../pictures/balances.ts'
import { cashPosition, position } from '../pictures/cash-position.ts'
import { collectionsDay } from '../pictures/collections-day.ts'
import { batch } from '../pictures/vendor-batch.ts'
import type { Product } from '../product.ts'
import { content as collect } from '../products/collect.ts'
import { content as connect } from '../products/connect.ts'
import { content as pay } from '../products/pay.ts'
import { rupees } from '../rupees.ts'
import { opening } from '../steps/monday.ts'
import { topUp } from '../week.ts'
import { cash, credit, eway, reminders, remitted, split } from './collect.ts'
import {
  balances,
  cashflow,
  bills as dues,
  lines,
  match,
  net,
  spendable,
  together,
  transfer,
  week,
} from './connect.ts'
import { total } from './figure.ts'
import { clock, morning, span, times } from './morning.ts'
import { bills, bulk, due, file } from './pay.ts'

const pages: Record<string, Product> = { pay, collect, connect }

describe.each(Object.entries(pages))('the cards of %s', (_, { features }) => {
  it('have figures of different forms', () => {
    const forms = features.items.map(({ figure }) => figure.kind)
    expect(new Set(forms).size).toBe(forms.length)
  })

  it.each(features.items)('name in their label the amounts beside the title: $heading', ({ figure }) => {
    expect(figure.label.length).toBeGreaterThan(60)
    for (const sum of figure.sum.match(/₹[\d,]+/g) ?? []) expect(figure.label).toContain(sum)
  })
})

it('draws a file of 66 rows and ₹12,91,500, of which 65 rows go out', () => {
  expect(total(bulk.groups.map(({ count }) => count))).toBe(65)
  expect([file.rows, file.go, rupees(file.amount)]).toEqual([66, 65, '₹12,91,500'])
})

it('draws bills of ₹4,18,900 in the week, of which ₹1,43,900 is open', () => {
  const amounts = bills.rows.map(({ amount }) => amount)
  expect([total(amounts), due.all, due.open].map(rupees)).toEqual(['₹4,18,900', '₹4,18,900', '₹1,43,900'])
})

it('draws invoice 2041 for the sum that the morning’s payment settles, and its goods on the road for two days', () => {
  const sum = total(eway.lines.map(([, , amount]) => amount))
  expect(sum).toBe(collectionsDay.invoices.find(({ number }) => number === '2041')?.due)
  expect(Math.ceil(eway.road.km / eway.road.kmPerDay)).toBe(2)
  expect(eway.label).toContain('two days')
})

it('places reminders by days from the due date, within the axis', () => {
  const [from, to] = reminders.span
  const points = reminders.lanes.flatMap(({ runs, stops }) => [...runs.flat(), ...stops.map(({ at }) => at)])
  for (const at of points.filter((point) => typeof point === 'number')) {
    expect(at).toBeGreaterThanOrEqual(from)
    expect(at).toBeLessThanOrEqual(to)
  }
})

it('splits ₹10,000 by 82, 6 and 12 per cent', () => {
  expect(split.parts.map(({ weight }) => weight)).toEqual([8_200_00, 600_00, 1_200_00])
})

it('leaves on invoice 1998 the amount that the morning’s collections show as due', () => {
  expect(credit.leaves).toBe(total(credit.rows.map(({ amount }) => amount)))
  expect(credit.leaves).toBe(collectionsDay.invoices.find(({ number }) => number === '1998')?.due)
})

it('draws 318 orders, of which one is open', () => {
  expect(total(cash.groups.map(({ count }) => count))).toBe(318)
  expect(total(cash.groups.map(({ open }) => open))).toBe(1)
  expect(remitted).toBe(317)
})

it('stacks the amounts of the other columns in the last one', () => {
  const sums = balances.columns.map(({ parts }) => total(parts.map(([amount]) => amount)))
  expect(sums.at(-1)).toBe(position)
  expect(total(sums.slice(0, -1))).toBe(position)
})

it('starts Wednesday with what Tuesday leaves, whichever bank holds the top-up', () => {
  const tuesday = cashPosition.line.moves.filter(({ day }) => day === 0)
  expect(total(together.parts.map(({ weight }) => weight))).toBe(spendable)
  expect(spendable).toBe(position + total(tuesday.map(({ amount }) => amount)))
})

it('notes the totals of November so far, and of the amounts due by Friday', () => {
  const [came, went, due] = cashflow.notes.map(([, amount]) => amount)
  expect(came).toBe(total(cashflow.days.map((day) => day.came)))
  expect(went).toBe(-total(cashflow.days.map((day) => day.went)))
  expect(due).toBe(-total(cashflow.ahead.map((day) => day.went)))
  expect([rupees(came ?? 0), rupees(-(went ?? 0)), rupees(-(due ?? 0)), rupees(net)]).toEqual([
    '₹1,39,60,000',
    '₹48,02,000',
    '₹39,83,900',
    '₹91,58,000',
  ])
})

it('shows as past only days before the date of the accounts', () => {
  expect(cashPosition.title).toContain('24 Nov')
  expect(Math.max(...cashflow.days.map(({ day }) => day))).toBe(23)
  expect(cashflow.ahead.map(({ day }) => day)).toEqual([24, 25, 26, 27])
})

it('moves money between accounts without changing their total', () => {
  const [bankA, bankB] = cashPosition.accounts
  expect([transfer.to.balance, transfer.from.balance]).toEqual([bankA.balance, bankB.balance])
  expect(transfer.from.balance - topUp).toBeGreaterThan(0)
})

it('shows what is due by Friday, and the balance left, as the line of the next thirty days does', () => {
  const [have, ...moves] = dues.rows.map(({ amount }) => amount)
  const owed = moves.filter((amount) => amount > 0)
  expect([have, total(moves)]).toEqual([position, week.left - position])
  expect(total(owed)).toBe(week.comes)
  const friday = levelsOf(position, cashPosition.line.moves).findLast(({ day }) => day <= 3)
  expect(friday).toMatchObject({ date: '27 Nov', left: week.left })
  expect(rupees(week.left)).toBe('₹78,24,900')
})

it('shows Pay’s bills on Connect’s page, and Kaveri Mills owing what its reminder says', () => {
  expect(week.due).toBe(batch.amount + due.open)
  const kaveri = reminders.lanes.find(({ name }) => name === 'Kaveri Mills')
  expect(kaveri?.note).toBe(rupees(week.comes))
})

it('leaves three lines of the statement open', () => {
  expect(match.of - match.matched).toBe(lines.all - lines.matched)
  expect(lines.all - lines.matched).toBe(3)
})

describe('the first morning', () => {
  const { acts, before, after } = morning

  it('takes 45 minutes: 43 in five portals, and two to add up', () => {
    const whole = total(before.portals.map(({ minutes }) => total(minutes)))
    expect(before.portals).toHaveLength(5)
    expect([whole, total(acts.map(([, minutes]) => minutes)), span]).toEqual([43, 45, 45])
    for (const { minutes } of before.portals) expect(minutes).toHaveLength(acts.length - 1)
  })

  it('is as long as the next day’s activities, which follow one another without a gap', () => {
    const ends = after.done.map(({ to }) => to)
    expect(after.done.map(({ from }) => from)).toEqual([0, ...ends.slice(0, -1)])
    expect(ends.at(-1)).toBe(span)
  })

  it('shows Monday’s opening total, and for the next day the total and the time that Connect shows', () => {
    expect([before.known.sum, after.known.sum]).toEqual([opening, position].map(rupees))
    expect(cashPosition.title).toContain(clock(after.known.at))
    expect(before.known.says).toContain('41 minutes')
    const [knows, prepares] = connect.statement.hours.map(([time]) => time)
    expect([times.known, times.prepared]).toEqual([knows, prepares])
  })
})
