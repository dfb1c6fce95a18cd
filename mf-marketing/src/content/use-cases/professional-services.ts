import { bell, clock, coins, document, invoice, pay, person, vault, wallet } from '@bridge/shared/icons'
import { notesFigure } from '../benefits/fee-notes.ts'
import { counsel, fee, note, notes, outOfPocket, price, rates } from '../papers/fee-note.ts'
import { feePaper } from '../papers/fee-paper.ts'
import { rupees } from '../rupees.ts'
import { states } from '../screen.ts'
import type { UseCase } from '../use-case.ts'

const retainer = 50_000_00
/** A fee that is paid late: ₹1,20,000 less TDS. */
const late = 1_08_000_00
const binding = 3_240_00

export const content = {
  head: {
    title: 'Payments for law, CA and consulting firms',
    description:
      'Retainers, fee notes with out-of-pocket expenses, receipts net of TDS, client money kept apart and partners’ drawings in one run.',
  },
  tag: 'Professional Services',
  title: 'Your fee should not need an advocate',
  lead: 'Engagement letter, fee note, list of expenses, TDS certificate: four papers for one payment. Tie them together, and keep the client’s own money well away from yours.',
  order: ['day', 'tally', 'steps'],
  leads: 'claim',
  paper: feePaper,
  ledger: {
    date: 'Friday, 20 November',
    drawn: 'account',
    entries: [
      { time: '10:15', event: 'A pharmacy chain tops up its retainer', amount: retainer },
      {
        time: '11:20',
        event: 'Fee note 37 is paid, on day 46',
        note: 'The second reminder went out yesterday. Lunch is still on.',
        amount: late,
      },
      { time: '13:10', event: 'Copies, binding and red tape', amount: -binding },
      {
        time: '15:52',
        event: `The fee in matter 318: ${rupees(fee.amount)} less ${rates.fee}% TDS`,
        note: `At 15:40 the deed was registered, and two partners released ${rupees(price.net)} to the seller. That was never the firm’s, so it isn’t in this column.`,
        amount: fee.net,
      },
      {
        time: '15:58',
        event: 'Counsel’s opinion on title, after TDS',
        note: 'Before the car has been found.',
        amount: -counsel.net,
      },
    ],
    close: { time: '18:10', text: 'Matter 318 is tied up. In the other sense, too.' },
  },
  steps: [
    {
      icon: wallet,
      heading: 'Draw on the retainer',
      text: 'A client’s advances come to a virtual account of their own. Monthly work is set off against them, and a link asks for more when little is left.',
      piece: {
        of: 'Pharmacy chain',
        on: '10:15',
        facts: [['Account', 'Its own']],
        comesTo: ['Retainer', retainer],
        state: states.paid,
      },
    },
    {
      icon: invoice,
      heading: 'Send one fee note',
      text: 'Professional fee, out-of-pocket expenses and, where you charge it, GST have lines of their own; under the total is a button that pays it.',
      piece: {
        of: `Fee note ${notes.sent}`,
        on: '20 Nov',
        parts: [
          ['Fee', fee.amount],
          ['Out of pocket', outOfPocket],
        ],
        comesTo: ['In all', note.amount],
        state: states.waiting,
      },
    },
    {
      icon: vault,
      heading: 'Keep client money apart',
      text: 'What is meant for a deal or a filing rests in an escrow or pooled account, with a ledger for each client, never among your fees.',
      piece: {
        of: 'In escrow',
        on: '15:40',
        parts: [
          ['Price', price.amount],
          [`TDS, ${rates.price}%`, -price.tds],
        ],
        comesTo: ['Seller’s', price.net],
        state: states.paid,
      },
    },
    {
      icon: document,
      heading: 'Expect the fee less TDS',
      text: 'Ten per cent stays with the client, under what everybody still calls 194J. The net receipt closes the fee.',
      piece: {
        of: 'Matter 318',
        on: '15:52',
        parts: [
          ['Fee', fee.amount],
          [`TDS, ${rates.fee}%`, -fee.tds],
        ],
        comesTo: ['Received', fee.net],
        state: states.paid,
      },
    },
    {
      icon: pay,
      heading: 'Pay counsel and drawings',
      text: 'Accounts prepares the month: counsel, salaries, partners. One partner approves it, from anywhere.',
      piece: {
        of: 'Counsel',
        on: '15:58',
        parts: [
          ['Opinion', counsel.amount],
          [`TDS, ${rates.fee}%`, -counsel.tds],
        ],
        comesTo: ['By IMPS', counsel.net],
        state: states.paid,
      },
    },
  ],
  benefits: [
    {
      icon: clock,
      figure: `${notes.open.length} of ${notes.sent}`,
      heading: 'Shorter lock-up',
      text: 'Unpaid notes are listed by age and by client, which is useful reading before the next engagement letter.',
    },
    {
      icon: bell,
      figure: 'Day 45',
      heading: 'Reminders without a blush',
      text: 'Day 30 and day 45 belong to the system. Lunch with the client on day 46 still belongs to you.',
    },
    {
      icon: person,
      figure: rupees(price.net),
      heading: 'An answer for each client',
      text: 'Whoever asks what is kept for them hears date, sum and purpose, down to the last filing fee.',
    },
    {
      icon: coins,
      figure: '10% TDS',
      heading: 'Drawings that tally',
      text: 'Remuneration and drawings are booked as two things, since only one of them bears TDS.',
    },
  ],
  gain: 'No fee note is forgotten',
  drawn: {
    figure: notesFigure,
    text: `One of the other three lacks ${rupees(outOfPocket)} of expenses. Clients pay for advice sooner than for the courier.`,
  },
  invitation:
    'Choose three fee notes past sixty days and strike out the names. We will show which reminder should have gone out, and when.',
} satisfies UseCase
