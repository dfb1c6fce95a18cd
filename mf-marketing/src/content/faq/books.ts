import * as brand from '@bridge/shared/brand'
import { type Topic, topic } from './category.ts'

const { product } = brand

/** The accountant's questions. */
export const books: readonly Topic[] = [
  topic(
    'Reconciliation and accounting',
    ['Tally and Zoho Books', 'Automatically', 'what does not look right'],
    [
      'Which accounting tools do you sync with?',
      `Tally and Zoho Books. ${product}Recon also syncs with ERP systems, and every report can be exported.`,
    ],
    [
      'How are payments matched to invoices?',
      'Automatically, by virtual account, reference and amount. What does not match is set aside with the likely candidates, for a person to decide.',
    ],
    [
      'Is cash on delivery covered?',
      'Yes. Remittances of couriers are reconciled order by order, so that a missing one is seen at once.',
    ],
    [
      'What are anomalies, and who finds them?',
      `${product}Recon points out what does not look right: a payment made twice, a fee that has changed, a settlement that is short.`,
    ],
  ),
  topic(
    'Invoices and GST',
    ['each month'],
    [
      'Can I create e-invoices and e-way bills?',
      `Yes. ${product}Collect creates GST e-invoices and e-way bills, and sends each invoice with its payment link.`,
    ],
    [
      'Can a customer settle against a credit note?',
      'Yes. Open credit notes are offered when the customer pays, and only the difference is collected.',
    ],
    [
      'Do I get a tax invoice for your fees?',
      'Yes, each month. Fees are exclusive of GST, which is added at the rate in force.',
    ],
  ),
]
