import {
  bank,
  book,
  calendar,
  clock,
  factory,
  layers,
  people,
  shop,
  tag,
  truck,
  wallet,
} from '@bridge/shared/icons'
import { done, moving, waiting } from '../screen.ts'
import type { UseCase } from '../use-case.ts'

export const content = {
  head: {
    title: 'Payments for manufacturers and their dealers',
    description:
      'Vendor cycles, job workers, dealer receipts by virtual account, e-invoices and e-way bills: a plant’s money, matched with its ERP.',
  },
  tag: 'Manufacturers',
  title: 'The lorry leaves when the money lands',
  lead: 'Steel is paid in advance, job workers on Saturdays, and dealers pay when the season does. See all three together, and how wide the gap is that your own money has to fill.',
  picture: {
    label:
      'Dealers pay the plant; the plant pays a steel mill, a job worker and a transporter, and what is left brings down its cash credit.',
    stations: [
      [layers, 'Steel mill'],
      [factory, 'Plant'],
      [people, 'Job worker'],
      [truck, 'Transport'],
      [bank, 'Cash credit'],
      [shop, 'Dealers'],
    ],
    spans: [
      [5, 1, 'Dealers ₹16,15,500'],
      [1, 4, 'Limit ₹4,00,000'],
      [1, 0],
      [1, 2],
      [1, 3],
    ],
  },
  day: 'A lorry with 118 pumps stands at a gate in Coimbatore at four on a Saturday. Terms: ₹9,44,000 before dispatch. At 16:12 the dealer’s RTGS reaches the virtual account that is his alone, the invoice closes, the e\u2060-\u2060way bill is made and the gatekeeper lifts the bar. Upstairs, 31 job workers are paid ₹4,18,600 from one file, and ₹4,00,000 of what remains goes against the cash credit. The plating shop does not ring, which is new.',
  steps: [
    {
      icon: calendar,
      heading: 'Run the vendor cycle',
      text: 'On the 7th and the 22nd, bills leave the ERP as one batch, TDS already taken off. Plant heads check their part, finance releases the whole.',
    },
    {
      icon: people,
      heading: 'Settle with job workers',
      text: 'Plating and machining are paid by the piece. Every challan that has come back is a row, and all rows go out together by IMPS or UPI.',
    },
    {
      icon: shop,
      heading: 'Number every dealer',
      text: 'Give each one a virtual account. Whatever is sent there, in one sum or in five, by NEFT or RTGS, is known to be theirs.',
    },
    {
      icon: tag,
      heading: 'Set off schemes and returns',
      text: 'Turnover discount, freight claim, two dented cartons: all are open credit notes, and the dealer’s payment is settled against them.',
    },
    {
      icon: truck,
      heading: 'Bill, then open the gate',
      text: 'E-invoice and e\u2060-\u2060way bill are made on the page where the receipt is seen, so dispatch has no reason to ring accounts.',
    },
  ],
  benefits: [
    {
      icon: factory,
      heading: 'Your slot at the foundry',
      text: 'A caster that knows the date of its payment pours your castings before those of the buyer who pays whenever.',
    },
    {
      icon: clock,
      heading: 'No small vendor past day 45',
      text: 'Dues to micro and small suppliers are watched by age, so that a deduction does not slip into the next tax year.',
    },
    {
      icon: wallet,
      heading: 'A lighter limit',
      text: 'Whatever the season brings in goes to the cash credit on the day it arrives, not when somebody notices.',
    },
    {
      icon: book,
      heading: 'Two ledgers agree',
      text: 'What dealers say they have paid and what your Tally says they have paid come to one figure.',
    },
  ],
  screen: {
    title: 'Coimbatore plant, Saturday',
    sum: '16:20',
    rows: [
      ['Dealer, Nagpur', 'Virtual account, RTGS', '₹9,44,000', done('Dispatch')],
      ['Dealer, Indore', 'Credit note 214 set off', '₹6,71,500', done('Closed')],
      ['31 job workers', 'One file, IMPS and UPI', '₹4,18,600', moving('Going out')],
      ['Kaveri Castings', 'Small vendor, day 41', '₹2,36,000', waiting('Approve')],
    ],
  },
  invitation:
    'Name one Saturday’s job-work file and one dealer’s ledger. We will go through both with you, to the rupee.',
} satisfies UseCase
