import { pen } from '@bridge/shared/icons'
import { shelf } from '../endings/shelf.ts'
import type { Paper } from '../paper.ts'
import { figure, rupees } from '../rupees.ts'
import { states } from '../screen.ts'
import { agency, hours, rate, rates, work } from './design-invoice.ts'
import { drawingDesk } from './drawing-desk.ts'

/** A freelancer’s own invoice. */
export const designPaper = {
  make: 'letter',
  sender: 'studio',
  opening: 'across',
  width: 36,
  label: `A freelance designer’s invoice to an agency: ${hours.billed} hours, ${rupees(agency.fee)}, and IGST of ${rupees(agency.gst)}, ${rupees(agency.due)} in all. A thread leads from the line of the tax to the row on the Bridge dashboard where it is moved to a second account.`,
  letterhead: {
    mark: pen,
    issuer: 'Mira Kulkarni',
    address: 'Design, Pune',
    title: 'Invoice 27',
    page: '3 November 2026',
  },
  fields: [
    ['To', 'Neem & Co'],
    ['At', 'Bengaluru'],
    ['For', 'Packaging, October'],
    ['SAC', '998391'],
  ],
  says: 'Thank you for October. The link takes UPI, card or a bank transfer. If you deduct TDS, please take it from the fee alone, not from the tax.',
  columns: [
    { label: 'Work', width: 13.5, is: 'name' },
    { label: 'Hours', width: 3, is: 'detail', prefixed: true },
    { label: 'At', width: 4.5, is: 'fact' },
    { label: 'Amount', width: 5.5, note: '₹', is: 'net' },
  ],
  lines: [
    ...work.map(({ what, hours }) => [what, `${hours}`, figure(rate), figure(hours * rate)]),
    ['IGST', '', `${rates.gst}%`, figure(agency.gst)],
  ],
  stitched: work.length,
  total: ['Total', `${hours.billed}`, '', figure(agency.due)],
  slip: {
    label: 'Due 17 November',
    amount: rupees(agency.due),
    fields: [
      ['Fee', rupees(agency.fee)],
      ['TDS', `${rupees(agency.tds)}, which you keep for me`],
      ['Net', rupees(agency.received)],
    ],
  },
  thing: drawingDesk,
  ending: shelf('Neem'),
  ledger: {
    form: 'labels',
    title: 'Invoice 27, Neem & Co',
    sum: 'Where it went',
    rows: [
      ['Yours to spend', 'By link, 18 Nov, 09:26', agency.yours, states.paid],
      ['TDS', 'They keep it; noted for the return', agency.tds],
      ['Advance tax, a tenth', 'To the second account, 09:28', agency.aside, states.paid],
      ['IGST', 'To the second account, 09:27', agency.gst, states.paid],
    ],
    foot: ['Invoice 27', agency.due],
  },
} satisfies Paper
