import type { UseCase } from '../use-case.ts'

export const content = {
  head: {
    title: 'Payments for consultants and freelancers',
    description:
      'Send an invoice, share a link and be paid by UPI or bank transfer. Reminders and GST-ready records for consultants and freelancers.',
  },
  tag: 'Consultants & Freelancers',
  title: 'Be paid like a company of one',
  lead: 'You do the work of a whole firm. Let the invoicing, reminding and reconciling be done by somebody else.',
  steps: [
    { heading: 'Make an invoice', text: 'GST-ready, in your name, in a minute.' },
    { heading: 'Share the link', text: 'By email, SMS or WhatsApp. The client pays as it suits.' },
    { heading: 'Let reminders go out', text: 'Before, on and after the due date.' },
    { heading: 'Keep the records', text: 'Invoices, receipts and TDS in one place for your return.' },
  ],
  benefits: [
    { heading: 'Paid sooner', text: 'A link is quicker than "please share your bank details".' },
    { heading: 'No awkward calls', text: 'The reminder is automatic, and polite.' },
    { heading: 'Looks professional', text: 'A branded invoice from the first client on.' },
    { heading: 'Taxes in order', text: 'Everything that your accountant asks for, exported.' },
  ],
} satisfies UseCase
