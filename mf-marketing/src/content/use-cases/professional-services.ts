import type { UseCase } from '../use-case.ts'

export const content = {
  head: {
    title: 'Payments for professional services',
    description:
      'Retainers, milestones and client money for law, accounting and consulting firms: invoices that can be paid, and books that agree.',
  },
  tag: 'Professional Services',
  title: 'Bill for your time, do not spend it on billing',
  lead: 'Firms sell hours and lose some of them to invoices, reminders and statements. Take those back.',
  steps: [
    { heading: 'Send the fee note', text: 'A GST invoice with a payment link, under the firm’s name.' },
    { heading: 'Collect retainers', text: 'Each client has a virtual account for advances and fees.' },
    { heading: 'Keep client money apart', text: 'Pooled accounts show what is held for whom.' },
    { heading: 'Pay associates', text: 'Shares and reimbursements go out in one approved run.' },
  ],
  benefits: [
    { heading: 'Shorter lock-up', text: 'Fees are paid while the work is still remembered.' },
    { heading: 'Dignified reminders', text: 'The system asks, so that the partner need not.' },
    { heading: 'Safe client money', text: 'Held apart and shown at any hour.' },
    { heading: 'Books that agree', text: 'TDS, GST and receipts sync with your accounts.' },
  ],
} satisfies UseCase
