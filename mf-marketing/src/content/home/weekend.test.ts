import { expect, it } from 'vitest'
import { content as healthcare } from '../use-cases/healthcare.ts'
import { crossings, shareOfDay, weekend } from './weekend.ts'

const secondSaturday = new Date(Date.UTC(2026, 10, 14))

it('begins on the second Saturday of a month, the day on the hospital’s page', () => {
  expect(secondSaturday.getUTCDay()).toBe(6)
  expect(Math.ceil(secondSaturday.getUTCDate() / 7)).toBe(2)
  expect(healthcare.ledger.date).toContain('14 November')
})

it('states 48 hours in its heading', () => {
  expect(weekend.heading).toContain('48 hours')
})

it('carries one payment by each rail, ₹25,71,450 in all', () => {
  expect(new Set(crossings.map(({ rail }) => rail)).size).toBe(4)
  expect(crossings.reduce((sum, { amount }) => sum + amount, 0)).toBe(25_71_450_00)
  expect(weekend.lead).toContain('₹25,71,450')
})

it('keeps each payment within its rail’s limits: RTGS from ₹2 lakh, IMPS to ₹5 lakh, UPI to ₹1 lakh', () => {
  for (const { rail, amount } of crossings) {
    if (rail === 'RTGS') expect(amount).toBeGreaterThanOrEqual(2_00_000_00)
    if (rail === 'IMPS') expect(amount).toBeLessThanOrEqual(5_00_000_00)
    if (rail === 'UPI') expect(amount).toBeLessThanOrEqual(1_00_000_00)
  }
})

it('takes the credit’s time and amount from the hospital’s book', () => {
  const [credit] = crossings
  expect(healthcare.ledger.entries).toContainEqual(
    expect.objectContaining({ time: credit?.time, amount: credit?.amount }),
  )
})

it.each([
  ['00:00', 0],
  ['06:00', 0.25],
  ['22:30', 0.9375],
])('places %s at %s of the day', (time, share) => expect(shareOfDay(time)).toBe(share))
