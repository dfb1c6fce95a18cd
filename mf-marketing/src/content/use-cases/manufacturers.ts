import type { UseCase } from '../use-case.ts'

export const content = {
  head: {
    title: 'Payments for manufacturers',
    description:
      'Vendor cycles, distributor collections and multi-bank cash for manufacturers, reconciled with your ERP and ready for GST and e-way bills.',
  },
  tag: 'Manufacturers',
  title: 'Pay vendors on cycle, collect from dealers by name',
  lead: 'Raw material on thirty days, dealers on sixty: the gap is your working capital. See it, shorten it, plan it.',
  steps: [
    {
      heading: 'Load the vendor run',
      text: 'Bills from the ERP become one batch, with TDS already deducted.',
    },
    { heading: 'Approve by plant', text: 'Plant heads check, finance releases.' },
    { heading: 'Give dealers virtual accounts', text: 'Each credit shows its dealer and its invoices.' },
    { heading: 'Release the dispatch', text: 'Goods and e-way bill go when the payment is there.' },
    { heading: 'Watch the cycle', text: 'Days payable and receivable by plant and dealer.' },
  ],
  benefits: [
    { heading: 'Steady supply', text: 'Vendors who trust your dates keep their best slots for you.' },
    { heading: 'Faster dispatch', text: 'No truck waits for somebody to check the bank.' },
    { heading: 'Credit notes settled', text: 'Schemes and returns are set off against the right invoice.' },
    { heading: 'Lower interest', text: 'Surplus in one bank repays the limit in another.' },
  ],
} satisfies UseCase
