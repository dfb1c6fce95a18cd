import { describe, expect, it } from 'vitest'
import { collectionsDay } from '../pictures/collections-day.ts'
import { closes, minute, next, opens, settlements, type WayToPay } from './settlements.ts'

const ways: readonly WayToPay[] = settlements.ways

/** The way to pay that each kind of payment in the morning's inbox belongs to. */
const by: Record<string, string> = {
  UPI: 'UPI/VPA, QR',
  QR: 'UPI/VPA, QR',
  'Payment link': 'UPI/VPA, QR',
  Card: 'Cards, netbanking',
  'NEFT, virtual account': 'Virtual accounts',
  'IMPS, no reference': 'One payment',
}

it('shows ₹10,33,327 taken in a day', () => {
  expect(settlements.sum).toBe('₹10,33,327')
})

it.each(collectionsDay.payments)('includes the payment that the morning shows at $time', (payment) => {
  const way = ways.find(({ name }) => name === by[payment.by])
  expect(way?.taken).toContain(minute(payment.time))
  expect(way?.amount).toBeGreaterThanOrEqual(payment.amount)
})

describe.each(ways)('$name', ({ taken, settled = closes, note }) => {
  it('takes payments one after another, within the day', () => {
    expect(taken.toSorted((one, other) => one - other)).toEqual(taken)
    expect(taken[0]).toBeGreaterThanOrEqual(opens)
    expect(taken.at(-1)).toBeLessThan(settled)
  })

  it('settles on the day that its note gives', () => {
    expect(settled).toBe(note.startsWith('T+1') ? next : closes)
  })
})
