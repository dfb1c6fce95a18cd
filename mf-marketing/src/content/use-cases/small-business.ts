import type { UseCase } from '../use-case.ts'

export const content = {
  head: {
    title: 'Payments for small businesses',
    description:
      'Collect by UPI, QR and payment links, pay suppliers on time and see your cash in one place. Payments for small businesses in India.',
  },
  tag: 'Small Business',
  title: 'Run the shop, not the passbook',
  lead: 'Collect from customers, pay suppliers and know what is in the bank, without a finance department.',
  steps: [
    {
      heading: 'Share a QR or a link',
      text: 'Customers pay by UPI, card or bank transfer, at the counter or from home.',
    },
    {
      heading: 'See who has paid',
      text: 'Each payment closes its bill. Reminders go to those who have not paid.',
    },
    {
      heading: 'Pay suppliers from one list',
      text: 'Choose the bills that are due and approve them together.',
    },
    {
      heading: 'Hand your accountant the books',
      text: 'Payments, bills and GST sync with Tally or Zoho Books.',
    },
  ],
  benefits: [
    { heading: 'No idle money', text: 'Collections settle on the same or the next working day.' },
    { heading: 'No chasing', text: 'Polite reminders by SMS and WhatsApp go out by themselves.' },
    { heading: 'No surprises', text: 'Dues and balances stand on one page, also on your phone.' },
    { heading: 'No paper', text: 'GST-ready invoices and payment proofs stay together.' },
  ],
} satisfies UseCase
