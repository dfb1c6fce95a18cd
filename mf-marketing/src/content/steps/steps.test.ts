import { expect, it } from 'vitest'
import { drawdown, sums } from '../figures/drawdown.ts'
import { total } from '../figures/figure.ts'
import { settlements } from '../figures/settlements.ts'
import { batch, file } from '../pictures/vendor-batch.ts'
import { rupees } from '../rupees.ts'
import { reconciled } from './invoice-2041.ts'
import { approved, checked, tracked } from './vendor-sheet.ts'

it.each([
  ['checked', checked, file],
  ['approved', approved, batch],
  ['tracked', tracked, file],
])('adds up the rows of the sheet while it is %s', (_, { rows, more, whole }, { count, amount }) => {
  const counted = rows.filter((row) => row.amount)
  expect(counted.length + more.count).toBe(count)
  expect(total(counted.map((row) => row.amount ?? 0)) + more.amount).toBe(amount)
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

it('settles ₹9,49,027 in a day', () => {
  expect(settlements.sum).toBe('₹9,49,027')
  for (const { runs, stops } of settlements.lanes)
    for (const at of [...runs.flat(), ...stops.map((stop) => stop.at)].filter(
      (point) => typeof point === 'number',
    ))
      expect(at).toBeLessThanOrEqual(settlements.span[1])
})
