import { eway, road } from '../figures/collect.ts'
import { total } from '../figures/figure.ts'
import { rupees } from '../rupees.ts'
import { states } from '../screen.ts'
import type { DeskPicture, Invoice } from './desk.ts'

const invoice: Invoice = {
  from: 'Sahyadri Steelworks',
  address: 'Bhosari, Pune 411026',
  title: 'Tax invoice 2041',
  to: 'Anand Traders, Nashik',
  lines: eway.lines,
  signed: eway.signed,
}

/** When the invoice is paid. */
export const received = '09:40'

const sum = total(eway.lines.map(([, , amount]) => amount))
const [goods, gst] = eway.lines.map(([, , amount]) => rupees(amount))

export const raised = {
  kind: 'desk',
  label: `Invoice 2041 from Sahyadri Steelworks to Anand Traders, on paper: steel brackets, ${goods}, and GST, ${gst}; ${rupees(sum)} in all, signed by the portal. Its e-way bill lies beside it: ${road.from} to ${road.to}, ${road.km} km.`,
  invoice,
  beside: {
    is: 'slip',
    title: 'E-way bill 3310…',
    fields: [
      ['From', invoice.address],
      ['To', invoice.to],
      ['Goods', '500 steel brackets'],
      ['Value', rupees(sum)],
      ['Distance', `${road.km} km`],
      ['Valid for', 'two days'],
    ],
    road,
  },
} satisfies DeskPicture

export const shared = {
  kind: 'desk',
  label: `The invoice’s link on the phone of Anand Traders: ${rupees(sum)}, to be paid by UPI, virtual account or card. It was sent by email, which is opened, and by WhatsApp, which is read. A reminder by SMS is planned for two days before the invoice is due.`,
  invoice,
  beside: {
    is: 'phone',
    says: 'Invoice 2041',
    ways: ['UPI', 'Virtual account', 'Card'],
    sent: [
      ['Email, 09:02', 'Opened'],
      ['WhatsApp, 09:02', 'Read'],
      ['SMS, two days before it is due', 'Planned'],
    ],
  },
} satisfies DeskPicture

export const reconciled = {
  kind: 'desk',
  label: `A thread leads from the invoice’s total to the account of Anand Traders in the books: invoice 2041, ${rupees(sum)}; the payment of ${received} into the virtual account closes it, and nothing is open.`,
  invoice,
  beside: {
    is: 'ledger',
    title: 'Anand Traders',
    rows: [
      ['Invoice 2041', 'From Tally', sum],
      [`Received, ${received}`, 'NEFT, virtual account', -sum, states.paid],
    ],
    foot: ['Open', 0],
  },
} satisfies DeskPicture
