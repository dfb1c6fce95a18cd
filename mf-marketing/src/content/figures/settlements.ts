import { rupees } from '../rupees.ts'
import { states } from '../screen.ts'
import { type Lanes, total } from './figure.ts'

const cards = 3_18_400_00
const upi = 2_06_150_00
const virtual = 4_16_700_00
const unknown = 7_777_00

const settled = [cards, upi, virtual, unknown]

const now = 14 + 5 / 60
const nextDay = 21

/** A day's settlements, by the clock: each way of paying, and when it is in the account. */
export const settlements = {
  kind: 'lanes',
  label: `Settlements of a day, ${rupees(total(settled))}, by the clock. Cards and netbanking: ${rupees(cards)}, instantly, at 14:05. Virtual accounts: ${rupees(virtual)}, all 31 invoices matched. UPI and QR: ${rupees(upi)} at 18:00, T+0. POS: the same or the next working day, as agreed. One payment of ${rupees(unknown)} has no invoice and waits for review.`,
  title: 'Today’s settlements',
  sum: rupees(total(settled)),
  span: [9, nextDay],
  ticks: [
    [9, '09:00'],
    [12, '12:00'],
    [15, '15:00'],
    [18, '18:00'],
    [nextDay, 'T+1'],
  ],
  lanes: [
    {
      name: 'Cards, netbanking',
      note: 'Instant',
      runs: [[9, now]],
      stops: [{ at: now, text: `${rupees(cards)} at 14:05`, state: states.paid }],
    },
    {
      name: 'Virtual accounts',
      note: '31 of 31 invoices',
      runs: [[9, now]],
      stops: [{ at: now, text: rupees(virtual), state: states.paid }],
    },
    {
      name: 'UPI/VPA, QR',
      note: 'T+0',
      runs: [
        [9, now],
        [now, 18, 'loose'],
      ],
      stops: [{ at: 18, text: `${rupees(upi)} at 18:00`, state: states.onItsWay }],
    },
    {
      name: 'POS',
      note: 'T+0 or T+1',
      runs: [
        [9, now],
        [now, nextDay, 'loose'],
      ],
      stops: [{ at: nextDay, text: 'As agreed', state: states.onItsWay }],
    },
    {
      name: 'One payment',
      note: 'No invoice',
      runs: [],
      stops: [{ at: 11 + 2 / 60, text: rupees(unknown), state: states.waiting }],
    },
  ],
} satisfies Lanes
