import type { UseCase } from '../use-case.ts'

export const content = {
  head: {
    title: 'Payments for SMEs',
    description:
      'Receivables, vendor payments and bank balances in one place for small and medium enterprises. GST-ready, in step with Tally and Zoho.',
  },
  tag: 'SME',
  title: 'Shorten the road from invoice to cash',
  lead: 'Medium-sized firms wait for money and are waited for. Bring both sides onto one page, with the bank between them.',
  steps: [
    {
      heading: 'Send invoices that can be paid',
      text: 'GST e-invoice, e-way bill and payment link go out together.',
    },
    {
      heading: 'Give each customer an account',
      text: 'Virtual accounts tell you who has paid before the statement does.',
    },
    {
      heading: 'Plan payments to vendors',
      text: 'See what is due this week and choose the account that pays.',
    },
    { heading: 'Approve with two pairs of eyes', text: 'Maker and checker, with limits that you set.' },
    { heading: 'Close the month', text: 'Statements of all banks, matched and exported.' },
  ],
  benefits: [
    { heading: 'Healthier receivables', text: 'Overdue invoices are followed up on time, every time.' },
    { heading: 'Better terms', text: 'Suppliers who are paid on the day give better prices.' },
    { heading: 'Less overdraft', text: 'Use what rests in one account before you borrow in another.' },
    { heading: 'Audit in hours', text: 'Invoice, payment and entry are one trail.' },
  ],
} satisfies UseCase
