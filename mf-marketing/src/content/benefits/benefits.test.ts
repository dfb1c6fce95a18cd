import { expect, it } from 'vitest'
import { counter } from '../papers/khata.ts'
import { lines, runway, seed } from '../papers/payroll.ts'
import { counts, unpaid } from '../papers/usage-run.ts'
import { content } from '../use-cases/software-and-tech.ts'
import { lasts } from './runway.ts'
import { closing } from './separate-account.ts'
import { byHour } from './till.ts'

it('stacks as many coins as the counter took payments', () => {
  expect(byHour.reduce((sum, coins) => sum + coins, 0)).toBe(counter.payments)
})

it('lasts eighteen whole months, and fifteen with a second engineer', () => {
  expect(runway).toBe(18)
  expect(lasts()).toBe(runway)
  const more = lines[2]?.pay.gross ?? 0
  expect(lasts(more)).toBe(15)
  expect(15 * (seed.burn + more)).toBeLessThanOrEqual(seed.left)
  expect(16 * (seed.burn + more)).toBeGreaterThan(seed.left)
})

it('has a night for each day of November, and never more unpaid than the night before', () => {
  expect(unpaid).toHaveLength(30)
  expect([...unpaid].toSorted((a, b) => b - a)).toEqual(unpaid)
})

it('takes off the queue on the 1st what the day’s book says was paid', () => {
  const others = content.ledger.entries.find(({ event }) => event.includes('more clients'))?.event
  expect(counts.invoices - (unpaid[0] ?? 0)).toBe(2 + Number.parseInt(others ?? '', 10))
})

it('closes the separate account with ₹1,83,14,000', () => {
  expect(closing).toBe(1_83_14_000_00)
})
