import {
  bell,
  briefcase,
  clock,
  coins,
  document,
  house,
  invoice,
  pay,
  people,
  person,
  scales,
  tower,
  vault,
  wallet,
} from '@bridge/shared/icons'
import { done, waiting } from '../screen.ts'
import type { UseCase } from '../use-case.ts'

export const content = {
  head: {
    title: 'Payments for law, CA and consulting firms',
    description:
      'Retainers, fee notes with out-of-pocket expenses, receipts net of TDS, client money kept apart and partners’ drawings in one run.',
  },
  tag: 'Professional Services',
  title: 'Your fee should not\u00a0need an\u00a0advocate',
  lead: 'Engagement letter, fee note, list of expenses, TDS certificate: four papers for one payment. Tie them together, and keep the client’s own money well away from yours.',
  picture: {
    label:
      'A client pays the firm its fee, and a larger sum into an account kept apart for a seller; the firm pays counsel and partners.',
    stations: [
      [briefcase, 'Client'],
      [people, 'Partners'],
      [scales, 'Counsel'],
      [tower, 'Firm'],
      [vault, 'Client money'],
      [house, 'Seller'],
    ],
    spans: [
      [0, 4, 'Escrow ₹2,47,50,000'],
      [0, 3, 'Fee ₹2,70,000'],
      [3, 2],
      [3, 1],
      [4, 5],
    ],
  },
  day: 'The sale deed is to be registered at three. Since Tuesday ₹2,47,50,000 has stood in an escrow account with a partner bank, under this matter’s number: the buyer company’s price of ₹2,50,00,000, less 1% TDS. At 15:40 the deed is registered, two partners release the sum, and the seller has it. The fee goes to the firm’s own account: ₹3,00,000, less the 10% that the client keeps back for TDS. Counsel’s ₹54,000 follows before the car has been found.',
  steps: [
    {
      icon: wallet,
      heading: 'Draw on the retainer',
      text: 'A client’s advances come to his virtual account. Monthly work is set off against them, and a link asks for more when little is left.',
    },
    {
      icon: invoice,
      heading: 'Send one fee note',
      text: 'Professional fee, out-of-pocket expenses and, where you charge it, GST have lines of their own; under the total is a button that pays it.',
    },
    {
      icon: document,
      heading: 'Expect the fee less TDS',
      text: 'Ten per cent stays with the client, under what everybody still calls 194J. The net receipt closes the note.',
    },
    {
      icon: vault,
      heading: 'Keep client money apart',
      text: 'What is meant for a deal or a filing rests in an escrow or pooled account, with a ledger for each client, never among your fees.',
    },
    {
      icon: pay,
      heading: 'Pay counsel and drawings',
      text: 'Accounts prepares the month: counsel, salaries, partners. One partner approves it, from anywhere.',
    },
  ],
  benefits: [
    {
      icon: clock,
      heading: 'Shorter lock-up',
      text: 'Unpaid notes are listed by age and by client, which is useful reading before the next engagement letter.',
    },
    {
      icon: bell,
      heading: 'Reminders without a blush',
      text: 'Day 30 and day 45 belong to the system. Lunch with the client on day 46 still belongs to you.',
    },
    {
      icon: person,
      heading: 'An answer for each client',
      text: 'Whoever asks what is kept for them hears date, sum and purpose, down to the last filing fee.',
    },
    {
      icon: coins,
      heading: 'Drawings that tally',
      text: 'Remuneration and drawings are booked as two things, since only one of them bears TDS.',
    },
  ],
  screen: {
    title: 'Matter 318, sale of an office',
    sum: 'Deed registered',
    rows: [
      ['Fee note 41', '₹3,00,000 less 10% TDS', '₹2,70,000', done('Closed')],
      ['Buyer’s money', 'Escrow, for the seller', '₹2,47,50,000', done('Released')],
      ['Out of pocket', 'Searches, courier, travel', '₹18,460', waiting('Unpaid')],
      ['Counsel, opinion', 'After TDS, by IMPS', '₹54,000', done('Paid')],
    ],
  },
  invitation:
    'Choose three fee notes past sixty days and strike out the names. We will show which reminder should have gone out, and when.',
} satisfies UseCase
