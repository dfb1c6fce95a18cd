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
import { done, moving, waiting } from '../screen.ts'
import type { UseCase } from '../use-case.ts'

export const content = {
  head: {
    title: 'Payments for law, CA and consulting firms',
    description:
      'Retainers, fee notes with out-of-pocket expenses, receipts net of TDS, client money kept apart and partners’ drawings in one run.',
  },
  tag: 'Professional Services',
  title: 'Your fee should not need an advocate',
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
      [0, 4, 'Kept apart ₹25,00,000'],
      [0, 3, 'Fee ₹2,70,000'],
      [3, 2],
      [3, 1],
      [4, 5],
    ],
  },
  day: 'The sale deed is to be registered at three. Since Tuesday the buyer’s ₹25,00,000 has stood in an escrow account with a partner bank, under his name and this matter’s number. At 15:40 the deed is registered, two partners release the sum, and the seller has it. The fee travels by a road of its own: ₹3,00,000, less the tenth that the client keeps back for TDS, as the fee note had foreseen. Counsel’s ₹45,000 goes out before he has found his car.',
  steps: [
    {
      icon: wallet,
      heading: 'Draw on the retainer',
      text: 'A client’s advances come to his virtual account. Monthly work is set off against them, and a link asks for more when little is left.',
    },
    {
      icon: invoice,
      heading: 'Send one fee note',
      text: 'Professional fee, out-of-pocket expenses and GST have lines of their own; under the total is a button that pays it.',
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
      text: 'Accounts prepares the month: counsel, salaries, partners. One partner approves it from wherever partners are.',
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
    title: 'Matter 2207, sale of a flat',
    sum: 'One client',
    rows: [
      ['Fee note 318', '₹3,00,000 less 10% TDS', '₹2,70,000', done('Closed')],
      ['Buyer’s money', 'Escrow, for the seller', '₹25,00,000', moving('Kept apart')],
      ['Out of pocket', 'Searches, courier, travel', '₹18,460', waiting('Unpaid')],
      ['Counsel, opinion', 'After TDS, by IMPS', '₹45,000', done('Paid')],
    ],
  },
  invitation:
    'Bring three fee notes that are past sixty days, without the names. Together we look at who should have written to whom, and when.',
} satisfies UseCase
