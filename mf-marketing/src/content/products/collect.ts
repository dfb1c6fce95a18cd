import * as brand from '@bridge/shared/brand'
import {
  bank,
  bolt,
  briefcase,
  card,
  check,
  code,
  layers,
  link,
  phone,
  qr,
  recon,
  truck,
} from '@bridge/shared/icons'
import { getStarted, type Product } from '../product.ts'
import { screens } from '../screens/collect.ts'

const name = `${brand.product}Collect`

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
  picture: {
    label: 'A QR code, a card machine, UPI and a payment link all lead to one account.',
    stations: [
      [qr, 'QR'],
      [card, 'POS, card'],
      [phone, 'UPI'],
      [link, 'Link'],
      [bank, 'Your account'],
    ],
    spans: [
      [0, 4, 'QR ₹640'],
      [1, 4, 'Card ₹12,400'],
      [2, 4, 'UPI ₹1,499'],
      [3, 4],
    ],
  },
  steps: {
    heading: 'How it Works',
    items: [
      {
        heading: 'Raise the invoice',
        text: 'GST-ready, with e-invoice and e-way bill where the law asks for them.',
        screen: screens.invoice,
      },
      {
        heading: 'Share the payment link',
        text: 'By email, SMS or WhatsApp. Reminders go out automatically until it is paid.',
        screen: screens.link,
      },
      {
        heading: 'Collect and reconcile',
        text: 'The payment closes the invoice, and the entry is in your books the same day.',
        screen: screens.inbox,
      },
    ],
  },
  benefits: {
    screen: screens.settlement,
    heading: 'Settlement that keeps pace with you',
    lead: 'T+0 or T+1, with instant settlement even for card and netbanking payments.',
    items: [
      {
        icon: bolt,
        heading: 'Faster settlement',
        text: 'Collections reach your account on the same or the next working day.',
      },
      {
        icon: layers,
        heading: 'Every way to pay',
        text: 'UPI/VPA, virtual accounts, QR, POS and cards arrive in one inbox.',
      },
      {
        icon: recon,
        heading: 'Nothing to match by hand',
        text: 'Payments find their invoices; people look at exceptions only.',
      },
    ],
  },
  statement: {
    heading: 'In step with your accounting tool',
    text: 'Invoice 2044 for ₹64,900 leaves Tally at noon with a payment link in it. At ten past four the dealer pays ₹60,000 into his virtual account, because a credit note of ₹4,900 is open. The note is known, so the invoice closes against both, and receipt, note and reference go back to Tally or Zoho Books. Nobody calls the dealer. His credit limit is free before he places the next order.',
  },
  features: {
    heading: 'From invoice to cash, without the chase',
    items: [
      {
        heading: 'Invoices and e-way bills',
        text: 'Create GST e-invoices and e-way bills, and send each with a link that can be paid.',
        screen: screens.eway,
      },
      {
        heading: 'Reminders and status',
        text: 'Automatic reminders before and after the due date. You see who has opened, paid or promised.',
        screen: screens.reminders,
      },
      {
        heading: 'Split payments',
        text: 'Share one payment among sellers, partners and yourself by rules that you set.',
        screen: screens.split,
      },
      {
        heading: 'Credit notes',
        text: 'Settle what a customer pays against the credit notes that are still open.',
        screen: screens.credit,
      },
      {
        heading: 'Cash on delivery',
        text: 'Cash-on-delivery remittances are reconciled order by order, courier by courier.',
        screen: screens.cash,
      },
    ],
  },
  audiences: {
    heading: 'For everyone who waits for money to come in',
    items: [
      {
        icon: briefcase,
        heading: 'Business Owners',
        text: 'See what was collected today and what is overdue, on one page.',
      },
      {
        icon: check,
        heading: 'Finance Teams',
        text: 'Close receivables without statements, highlighters and phone calls.',
      },
      {
        icon: truck,
        heading: 'Operations Managers',
        text: 'Release goods when the payment is there, not when somebody has checked.',
      },
      {
        icon: code,
        heading: 'Product Teams',
        text: 'Embed the payments APIs in your own product and keep its look.',
      },
    ],
  },
  closing: {
    heading: 'Send your first payment link this week',
    text: 'Tell us how you are paid today. We will show you the shortest way from invoice to cash.',
    action: getStarted,
  },
} satisfies Product
