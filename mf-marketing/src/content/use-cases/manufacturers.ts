import { book, calendar, clock, factory, people, shop, tag, truck, wallet } from '@bridge/shared/icons'
import { road } from '../benefits/road.ts'
import { billed, igst, pumps, total } from '../papers/consignment.ts'
import { eWayBill } from '../papers/e-way-bill.ts'
import { rupees } from '../rupees.ts'
import { states } from '../screen.ts'
import type { UseCase } from '../use-case.ts'

/** The receipt from Indore, net of credit note 214. */
const indore = 6_71_500_00
const creditNote = 24_700_00
const castings = billed(2_00_000_00)
const toLimit = 4_00_000_00
/** The file that pays for Saturday’s job work, and the challans in it. */
const pieces = { plating: 1_86_400_00, machining: 2_32_200_00 }
const jobWork = pieces.plating + pieces.machining
const challans = { paid: 31, of: 33 }

export const content = {
  head: {
    title: 'Payments for manufacturers and their dealers',
    description:
      'Vendor cycles, job workers, dealer receipts by virtual account, e-invoices and e-way bills: a plant’s money, matched with its ERP.',
  },
  tag: 'Manufacturers',
  title: 'The lorry leaves when the money lands',
  lead: 'Steel is paid in advance, job workers on Saturdays, and dealers pay when the season does. See all three together, and how wide the gap is that your own money has to fill.',
  order: ['steps', 'day', 'tally'],
  leads: 'steps',
  paper: eWayBill,
  ledger: {
    date: 'Saturday, 21 November',
    drawn: 'account',
    entries: [
      {
        time: '09:30',
        event: 'Silicon steel for next week’s stampings',
        note: 'In advance, as ever.',
        amount: -5_42_800_00,
      },
      {
        time: '10:40',
        event: 'Dealer in Indore, by NEFT',
        note: 'Credit note 214 is set off, and the invoice closes.',
        amount: indore,
      },
      {
        time: '16:12',
        event: `Dealer in Nagpur, by RTGS, for ${pumps} pumps`,
        note: 'The account is his alone, so the invoice closes by itself. E-way bill at 16:14, bar up at 16:20.',
        amount: total.value,
      },
      {
        time: '16:20',
        event: `${challans.paid} job workers, from one file`,
        amount: -jobWork,
      },
      {
        time: '17:30',
        event: 'Against the cash credit',
        note: 'The limit gets it on a Saturday, while it still saves a weekend’s interest.',
        amount: -toLimit,
      },
    ],
    close: { time: '18:05', text: 'The plating shop hasn’t rung. That’s new.' },
  },
  steps: [
    {
      icon: calendar,
      heading: 'Run the vendor cycle',
      text: 'On the 7th and the 22nd, bills leave the ERP as one batch, TDS already taken off. Plant heads check their part, finance releases the whole.',
      piece: {
        of: 'Siruvani Castings',
        on: 'Day 41, for the 22nd',
        parts: [
          ['Castings', castings.taxable],
          [`GST, ${igst}%`, castings.tax],
        ],
        comesTo: ['To approve', castings.value],
        state: states.waiting,
      },
    },
    {
      icon: people,
      heading: 'Settle with job workers',
      text: 'Plating and machining are paid by the piece. Every challan that has come back is a row, and all rows go out together by IMPS or UPI.',
      piece: {
        of: `${challans.paid} of ${challans.of} challans`,
        on: '21 Nov, 16:20',
        parts: [
          ['Plating', pieces.plating],
          ['Machining', pieces.machining],
        ],
        comesTo: ['In one file', jobWork],
        state: states.onItsWay,
      },
    },
    {
      icon: shop,
      heading: 'Number every dealer',
      text: 'Give each one a virtual account. Whatever is sent there, in one sum or in five, by NEFT or RTGS, is known to be theirs.',
      piece: {
        of: 'Dealer, Nagpur',
        on: '21 Nov, 16:12',
        facts: [
          ['Account', 'His alone'],
          ['By', 'RTGS, ending 0719'],
          ['Closes', 'NP-3318'],
        ],
        comesTo: ['All of it', total.value],
        state: states.paid,
      },
    },
    {
      icon: tag,
      heading: 'Set off schemes and returns',
      text: 'Turnover discount, freight claim, two dented cartons: all are open credit notes, and the dealer’s payment is settled against them.',
      piece: {
        of: 'Dealer, Indore',
        on: '21 Nov, 10:40',
        parts: [
          ['Invoice', indore + creditNote],
          ['Credit note 214', -creditNote],
        ],
        comesTo: ['By NEFT', indore],
        state: states.paid,
      },
    },
    {
      icon: truck,
      heading: 'Bill, then open the gate',
      text: 'E-invoice and e-way bill are made on the page where the receipt is seen, so dispatch has no reason to ring accounts.',
      piece: {
        of: `E-way bill, ${pumps} pumps`,
        on: 'Out by gate two',
        parts: [
          ['Taxable', total.taxable],
          [`IGST, ${igst}%`, total.tax],
        ],
        comesTo: ['On the lorry', total.value],
        stamped: true,
      },
    },
  ],
  benefits: [
    {
      icon: wallet,
      figure: rupees(toLimit),
      heading: 'A lighter limit',
      text: 'Whatever the season brings in goes to the cash credit on the day it arrives, not on the day it’s noticed.',
    },
    {
      icon: factory,
      figure: 'The 22nd',
      heading: 'Your slot at the foundry',
      text: 'A caster that knows the date of its payment pours your castings before those of the buyer who pays whenever.',
    },
    {
      icon: clock,
      figure: '45 days',
      heading: 'No small vendor past day 45',
      text: 'Dues to micro and small suppliers are watched by age, so no deduction slips into the next tax year.',
    },
    {
      icon: book,
      figure: rupees(indore),
      heading: 'Two ledgers agree',
      text: 'What dealers say they have paid and what your Tally says they have paid come to one figure.',
    },
  ],
  gain: 'Paid before the first kilometre',
  drawn: {
    figure: road,
    text: 'A lorry may take eight days to Nagpur. Your cash credit doesn’t have to go along.',
  },
  invitation:
    'Name one Saturday’s job-work file and one dealer’s ledger. We’ll go through both with you, to the rupee.',
} satisfies UseCase
