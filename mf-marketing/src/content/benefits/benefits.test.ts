import { expect, it } from 'vitest'
import { counts as claimed, further, total } from '../papers/claims.ts'
import { notes } from '../papers/fee-note.ts'
import { group } from '../papers/group-position.ts'
import { counter } from '../papers/khata.ts'
import { lines, runway, seed } from '../papers/payroll.ts'
import { west } from '../papers/remittance.ts'
import { counts, unpaid } from '../papers/usage-run.ts'
import { rupees } from '../rupees.ts'
import { content } from '../use-cases/software-and-tech.ts'
import { days, reminders } from './fee-notes.ts'
import { fortyClaims } from './forty-claims.ts'
import { companiesFigure } from './nine-companies.ts'
import { lasts } from './runway.ts'
import { closing } from './separate-account.ts'
import { byHour } from './till.ts'
import { perDay } from './week-of-parcels.ts'

it('stacks one coin for each payment that the counter took', () => {
  expect(byHour.reduce((sum, coins) => sum + coins, 0)).toBe(counter.payments)
})

it('makes the seed round last eighteen whole months, and fifteen with a second engineer', () => {
  expect(runway).toBe(18)
  expect(lasts()).toBe(runway)
  const more = lines[2]?.pay.gross ?? 0
  expect(lasts(more)).toBe(15)
  expect(15 * (seed.burn + more)).toBeLessThanOrEqual(seed.left)
  expect(16 * (seed.burn + more)).toBeGreaterThan(seed.left)
})

it('draws a night for each day of November, with never more unpaid invoices than the night before', () => {
  expect(unpaid).toHaveLength(30)
  expect([...unpaid].toSorted((a, b) => b - a)).toEqual(unpaid)
})

it('takes as many invoices off the queue on the 1st as the day’s book says were paid', () => {
  const others = content.ledger.entries.find(({ event }) => event.includes('more clients'))?.event
  expect(counts.invoices - (unpaid[0] ?? 0)).toBe(2 + Number.parseInt(others ?? '', 10))
})

it('leaves ₹1,83,14,000 in the separate account', () => {
  expect(closing).toBe(1_83_14_000_00)
})

it.each(['billed', 'approved', 'deducted', 'tds', 'paid'] as const)(
  'draws forty claims whose %s adds up to the advice’s total',
  (column) => {
    expect(fortyClaims).toHaveLength(claimed.claims)
    expect(fortyClaims.reduce((sum, claim) => sum + claim[column], 0)).toBe(total[column])
  },
)

it('draws two claims that were paid short: one on the advice’s first page, and one on another page', () => {
  const short = fortyClaims.map(({ deducted }) => deducted).filter(Boolean)
  expect(short).toHaveLength(claimed.short)
  expect(short.at(-1)).toBe(further.deducted)
  for (const { billed, approved } of fortyClaims) expect(approved).toBeLessThanOrEqual(billed)
})

it('states the total that is left in the nine companies', () => {
  const whole = companiesFigure.wide.words.find(({ adds }) => adds === 'whole')
  expect(whole?.text).toContain(rupees(group.left))
})

it('stacks the courier’s parcels by day, over the seven days of its slip', () => {
  expect(perDay).toHaveLength(7)
  expect(perDay.reduce((sum, parcels) => sum + parcels, 0)).toBe(west.parcels)
})

it('draws the days of every fee note, and the reminders after 30 and 45 days', () => {
  expect(days).toHaveLength(notes.sent)
  expect(days[36]).toBe(46)
  expect(reminders).toEqual([30, 45])
})
