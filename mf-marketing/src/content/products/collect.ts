import * as brand from '@bridge/shared/brand'
import { collect } from '../fees.ts'
import {
  cash,
  credit,
  eway,
  lost,
  open,
  orders,
  reminders,
  remitted,
  road,
  split,
} from '../figures/collect.ts'
import { dealerPays, invoice2044, note } from '../figures/dealer.ts'
import { settlements } from '../figures/settlements.ts'
import { collectionsDay } from '../pictures/collections-day.ts'
import { getStarted, type Product } from '../product.ts'
import { rupees } from '../rupees.ts'
import { raised, received, reconciled, shared } from '../steps/invoice-2041.ts'

const name = `${brand.product}Collect`
const virtual = settlements.ways[1]

export const content = {
  head: {
    title: `${name}: collect and reconcile payments`,
    description:
      'Collect by UPI, virtual accounts, QR, POS and cards. GST-ready invoices, payment links and automatic reconciliation with Tally and Zoho.',
  },
  tag: name,
  title: 'Get paid, and know at once for what',
  lead: 'Unified collections by UPI/VPA, virtual accounts, QR, POS and cards, matched to your invoices automatically.',
  start: getStarted,
  picture: collectionsDay,
  steps: {
    heading: 'How it Works',
    items: [
      {
        heading: 'Raise the invoice',
        text: 'GST-ready, with e-invoice and e-way bill where the law asks for them.',
        picture: raised,
      },
      {
        heading: 'Share the payment link',
        text: 'By email, SMS or WhatsApp. Reminders go out automatically until it is paid.',
        picture: shared,
      },
      {
        heading: 'Collect and reconcile',
        text: 'The payment closes the invoice, and the entry is in your books the same day.',
        picture: reconciled,
      },
    ],
  },
  benefits: {
    numeral: 'T+0',
    figure: settlements,
    heading: 'Settlement that keeps pace with you',
    lead: 'T+0 or T+1, with instant settlement even for card and netbanking payments.',
    items: [
      {
        heading: 'Faster settlement',
        text: 'Collections reach your account on the same or the next working day.',
      },
      {
        heading: 'Every way to pay',
        text: 'UPI/VPA, virtual accounts, QR, POS and cards arrive in one inbox.',
      },
      {
        heading: 'Nothing to match by hand',
        text: 'Payments find their invoices; people look at exceptions only.',
      },
    ],
  },
  statement: {
    heading: 'In step with your accounting tool',
    hours: [
      ['12:00', `Invoice 2044 for ${rupees(invoice2044)} leaves Tally with a payment link in it.`],
      [
        '16:10',
        `The dealer pays ${rupees(dealerPays)} into the virtual account, because a credit note of ${rupees(note)} is open.`,
      ],
      [
        '16:11',
        'The note is known, so the invoice closes against both. Receipt, note and reference go back to Tally or Zoho Books.',
      ],
    ],
    text: 'Nobody calls the dealer. The credit limit is free again before the next order.',
  },
  features: {
    heading: 'From invoice to cash, without the chase',
    ends: 39.5,
    tint: 'amber',
    items: [
      {
        heading: 'Invoices and e-way bills',
        text: 'Create GST e-invoices and e-way bills, and send each with a link that can be paid.',
        figure: eway,
        align: 'left',
        ground: 'tint',
        fact: ['Two days', `of validity for ${road.km} km: one for every ${road.kmPerDay} km begun.`],
      },
      {
        heading: 'Reminders and status',
        text: 'Automatic reminders before and after the due date. You see who has opened, paid or promised.',
        figure: reminders,
        align: 'left',
        fact: [rupees(open), 'is open: one reminded, one promised.'],
      },
      {
        heading: 'Split payments',
        text: 'Share one payment among sellers, partners and yourself by rules that you set.',
        figure: split,
        align: 'left',
        ground: 'tint',
        fact: [
          '82 + 6 + 12',
          'A percentage, a fixed fee, and the rest: nothing is left to transfer by hand.',
        ],
      },
      {
        heading: 'Credit notes',
        text: 'Settle what a customer pays against the credit notes that are still open. Nobody rings about three broken cartons.',
        figure: credit,
        align: 'left',
      },
      {
        heading: 'Cash on delivery',
        text: 'Cash-on-delivery remittances are reconciled order by order, courier by courier.',
        figure: cash,
        align: 'right',
        ground: 'ink',
        fact: [
          `${remitted} of ${orders}`,
          `remitted. Order ${lost.number}, ${rupees(lost.amount)}, is claimed by name.`,
        ],
      },
    ],
  },
  audiences: {
    heading: 'For everyone who waits for money to come in',
    items: [
      {
        heading: 'Business Owners',
        text: 'See what was collected today and what is overdue, on one page.',
        watches: [settlements.sum, 'taken today, by 18:00'],
      },
      {
        heading: 'Finance Teams',
        text: 'Close receivables without statements, highlighters and phone calls.',
        watches: [
          `${virtual.taken.length} of ${virtual.taken.length}`,
          'invoices matched by virtual account',
        ],
      },
      {
        heading: 'Operations Managers',
        text: 'Release goods when the payment is there, not when somebody has checked.',
        watches: [received, 'invoice 2041 is paid: release it'],
      },
      {
        heading: 'Product Teams',
        text: 'Embed the payments APIs in your own product and keep its look.',
        watches: ['5 ways to pay', 'through one API'],
      },
    ],
  },
  fees: collect,
  order: ['features', 'benefits', 'statement', 'fees'],
  closing: {
    heading: 'Send your first payment link this week',
    text: 'Tell us how you are paid today. We will show you the shortest way from invoice to cash.',
    action: getStarted,
  },
} satisfies Product
