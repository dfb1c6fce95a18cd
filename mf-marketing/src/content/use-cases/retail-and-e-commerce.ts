import type { UseCase } from '../use-case.ts'

export const content = {
  head: {
    title: 'Payments for retail and e-commerce',
    description:
      'Collect at checkout, at the counter and on delivery, pay sellers and refund customers fast. Payments for retail and e-commerce.',
  },
  tag: 'Retail & E-commerce',
  title: 'From cart to cash to courier, matched',
  lead: 'Orders, returns, couriers and sellers all move money. Give each order one trail from checkout to settlement.',
  steps: [
    { heading: 'Collect everywhere', text: 'UPI, cards and netbanking online; QR and POS in the store.' },
    { heading: 'Split the payment', text: 'Seller, commission and delivery fee are shared out by rule.' },
    { heading: 'Reconcile cash on delivery', text: 'Courier remittances are matched order by order.' },
    { heading: 'Refund at once', text: 'Send refunds to the account or UPI ID that the customer used.' },
  ],
  benefits: [
    { heading: 'Happier customers', text: 'Refunds leave on the day of the return.' },
    { heading: 'Loyal sellers', text: 'Payouts on time, with a statement that explains itself.' },
    { heading: 'Calm sale days', text: 'Retries and failover carry the peak.' },
    { heading: 'Clear margins', text: 'Fees, taxes and returns are shown for each order.' },
  ],
} satisfies UseCase
