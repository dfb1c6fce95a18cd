import { expect, it } from 'vitest'
import { rupees } from '../rupees.ts'
import { levelsOf, lowestOf } from './balances.ts'
import { cashPosition, position } from './cash-position.ts'
import { collectionsDay } from './collections-day.ts'
import { isMatched, totalOf } from './matched.ts'
import { batch, file, paid, vendorBatch } from './vendor-batch.ts'

it('counts 214 rows, of which 213 went out and 211 are paid', () => {
  expect([file.count, batch.count, paid.count]).toEqual([214, 213, 211])
  expect(rupees(file.amount)).toBe('₹39,01,300')
  expect(rupees(paid.amount)).toBe('₹37,99,000')
})

it('notes every row of each group that is not paid', () => {
  for (const { state, count, amount } of vendorBatch.groups.slice(1)) {
    const noted = vendorBatch.noted.filter((row) => row.state[1] === state[1])
    expect(noted).toHaveLength(count)
    expect(noted.reduce((sum, row) => sum + row.amount, 0)).toBe(amount)
  }
})

it('pays each invoice in full by one payment, and leaves one payment over', () => {
  const { payments, invoices } = collectionsDay
  for (const { number, due } of invoices) {
    const paying = payments.filter((payment) => 'pays' in payment && payment.pays === number)
    expect(paying.map(({ amount }) => amount)).toEqual([due])
  }
  expect(payments.filter((payment) => !isMatched(payment))).toHaveLength(1)
  expect(rupees(totalOf(payments))).toBe('₹2,20,116')
})

it('shows ₹1,12,06,300 at three banks, and the lowest total on 10 December', () => {
  expect(rupees(position)).toBe('₹1,12,06,300')
  const lowest = lowestOf(levelsOf(position, cashPosition.line.moves))
  expect(lowest).toMatchObject({ date: '10 Dec', left: 51_83_900_00 })
})
