import { scales } from '@bridge/shared/icons'
import { recordRoom } from '../endings/record-room.ts'
import type { Paper } from '../paper.ts'
import { figure, type Paise, rupees } from '../rupees.ts'
import { states } from '../screen.ts'
import { expenses, fee, note, notes, outOfPocket, rates } from './fee-note.ts'
import { stepsBy } from './steps.ts'
import { tiedDeed } from './tied-deed.ts'

const [searches, copies, courier, travel] = expenses.map(({ amount }) => amount) as [
  Paise,
  Paise,
  Paise,
  Paise,
]

/** A law firm’s fee note, with the list of expenses tied to it. */
export const feePaper = {
  make: 'letter',
  sender: 'chambers',
  top: 'tied',
  opening: 'aside',
  width: 41,
  label: `Fee note ${notes.sent} of a law firm in matter 318: a fee of ${rupees(fee.amount)}, from which the client withholds ${rupees(fee.tds)} of TDS, and ${rupees(outOfPocket)} of expenses. A thread leads from the fee to its row on the Bridge dashboard, where ${rupees(fee.net)} is paid; the expenses are still to come.`,
  letterhead: {
    mark: scales,
    issuer: 'Deshmukh Iyer & Co.',
    address: 'Advocates, Fort, Mumbai',
    title: `Fee note ${notes.sent}`,
    page: '20 November 2026',
  },
  fields: [
    ['Matter', '318'],
    ['In', 'Sale of an office'],
    ['To', 'Suvarna Tools Pvt Ltd'],
    ['Engaged', '5 October 2026'],
  ],
  says: 'For our services in the purchase of your office at Andheri, as agreed in the letter of engagement. Tax on this fee is yours to pay, under reverse charge.',
  columns: [
    { label: 'For', width: 8.5, is: 'name' },
    { label: 'Particulars', width: 8, is: 'detail' },
    { label: 'Amount', width: 5.25, note: '₹', is: 'sum' },
    { label: 'TDS', width: 4.75, note: `${rates.fee}%`, is: 'less' },
    { label: 'Payable', width: 5.5, note: '₹', is: 'net' },
  ],
  lines: [
    ['Professional fee', 'Matter 318, in full', figure(fee.amount), figure(fee.tds), figure(fee.net)],
    ...expenses.map(({ what, how, amount }) => [what, how, figure(amount), '–', figure(amount)]),
  ],
  stitched: 0,
  steps: stepsBy(figure, [[`TDS ${rates.fee}%`, -fee.tds]]),
  total: ['In all', '', figure(note.amount), figure(note.tds), figure(note.net)],
  slip: {
    label: 'Payable',
    amount: rupees(note.net),
    fields: [
      ['Fee', `${rupees(fee.net)}, after TDS`],
      ['List', `${rupees(outOfPocket)}, vouchers tied to it`],
      ['To', 'Deshmukh Iyer & Co., fees account'],
    ],
  },
  stamp: { rim: 'DESHMUKH IYER · ADVOCATES ·', middle: '318' },
  thing: tiedDeed,
  ledger: {
    form: 'orders',
    title: `Fee note ${notes.sent}, by line`,
    sum: `${rupees(outOfPocket)} to come`,
    rows: [
      ['Professional fee', 'RTGS at 15:52, net of TDS', fee.net, states.paid],
      ['Searches of title', 'Voucher 1 attached', searches, states.waiting],
      ['Certified copies', 'Voucher 2 attached', copies, states.waiting],
      ['Courier', 'Reminder on day 30', courier, states.waiting],
      ['Travel', 'Send them the tickets', travel, states.waiting],
    ],
    foot: ['Payable in all', note.net],
  },
  ending: recordRoom,
} satisfies Paper
