import { expect, it } from 'vitest'
import { cashflow } from '../figures/connect.ts'
import { drawdown, sums } from '../figures/drawdown.ts'
import { total } from '../figures/figure.ts'
import { levelsOf } from '../pictures/balances.ts'
import { cashPosition, position } from '../pictures/cash-position.ts'
import { batch, file } from '../pictures/vendor-batch.ts'
import { rupees } from '../rupees.ts'
import { reconciled } from './invoice-2041.ts'
import { lines, opening } from './monday.ts'
import { chosen, connected, consented } from './three-banks.ts'
import { approved, checked, tracked } from './vendor-sheet.ts'

it.each([
  ['checked', checked, file],
  ['approved', approved, batch],
  ['tracked', tracked, file],
])('adds up the rows of the %s sheet', (_, { rows, more, whole }, { count, amount }) => {
  const counted = rows.filter((row) => !row.out)
  expect(counted.length + more.count).toBe(count)
  expect(total(counted.map((row) => row.amount)) + more.amount).toBe(amount)
  expect(whole).toMatchObject({ count, amount })
})

it('marks one IFSC, and corrects its fifth character', () => {
  const { wrong, right } = checked.bench
  expect(checked.rows.filter((row) => row.wrong).map(({ ifsc }) => ifsc)).toEqual([wrong])
  const differing = [...wrong].flatMap((character, i) => (character === right[i] ? [] : [i]))
  expect(differing).toEqual([4])
  expect(right).toMatch(/^[A-Z]{4}0[A-Z\d]{6}$/)
})

it('pays from each account no more than it holds', () => {
  for (const { balance, goes } of drawdown.accounts) expect(goes).toBeLessThanOrEqual(balance)
  expect(sums.before - sums.goes).toBe(sums.after)
  expect(rupees(sums.after)).toBe('₹59,72,400')
})

it('closes invoice 2041, and leaves nothing open', () => {
  const { rows, foot } = reconciled.beside
  expect(total(rows.map(([, , amount]) => amount))).toBe(foot[1])
  expect(rows[0]?.[2]).toBe(total(reconciled.invoice.lines.map(([, , amount]) => amount)))
})

it('ticks, for each bank, the account that Connect shows at the top', () => {
  const ticked = chosen.beside.accounts.map((accounts) => accounts.filter((account) => account.chosen))
  for (const [i, { bank, name }] of cashPosition.accounts.entries()) {
    expect(chosen.banks[i]).toMatchObject({ bank, account: name.split(' ').at(-1) })
    expect(ticked[i]?.map(({ number }) => number)).toEqual([chosen.banks[i]?.account])
  }
})

it('has a consent of twelve months, with a copy for each bank', () => {
  const { from, to, copies, code } = consented.beside
  const end = new Date(`${from} UTC`)
  end.setUTCFullYear(end.getUTCFullYear() + 1)
  expect(new Date(`${to} UTC`).getTime()).toBe(end.getTime() - 86_400_000)
  expect(copies).toHaveLength(consented.banks.length)
  expect(code.typed.length).toBeLessThan(code.digits)
})

it('joins three banks’ lines in one statement, which ends at the total that Connect shows at the top', () => {
  expect(levelsOf(opening, lines).at(-1)?.left).toBe(position)
  expect(connected.beside.closing[2]).toBe(position)
  expect(rupees(opening)).toBe('₹1,02,21,300')
  expect(lines.map(({ time }) => time)).toEqual(lines.map(({ time }) => time).toSorted())
  for (const { bank } of connected.banks) expect(lines.some((line) => line.bank.bank === bank)).toBe(true)
})

it('opens Monday with the balances that each bank’s lines imply', () => {
  const mornings = cashPosition.accounts.map(
    ({ bank, balance }) =>
      balance - total(lines.filter((line) => line.bank.bank === bank).map(({ amount }) => amount)),
  )
  expect(mornings.map(rupees)).toEqual(['₹50,77,000', '₹43,44,300', '₹8,00,000'])
})

it('moves ₹4,50,000 between the business’s own accounts, under one reference', () => {
  const at = lines.findIndex((line) => 'paired' in line)
  const [one, other] = lines.slice(at, at + 2)
  expect([one?.time, one?.how, one?.amount]).toEqual([other?.time, other?.how, -(other?.amount ?? 0)])
})

it('books on Monday what that day’s cashflow says', () => {
  const monday = cashflow.days.find(({ day }) => day === 23)
  const outside = lines.filter(({ how }) => !how.startsWith('Ref.')).map(({ amount }) => amount)
  expect(total(outside.filter((amount) => amount > 0))).toBe(monday?.came)
  expect(total(outside.filter((amount) => amount < 0))).toBe(-(monday?.went ?? 0))
})
