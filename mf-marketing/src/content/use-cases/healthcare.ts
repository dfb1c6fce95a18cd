import type { UseCase } from '../use-case.ts'

export const content = {
  head: {
    title: 'Payments for healthcare',
    description:
      'Patient payments, TPA settlements, refunds and payouts to doctors for hospitals and clinics, matched to each bill.',
  },
  tag: 'Healthcare',
  title: 'Let the billing desk go home on time',
  lead: 'A hospital is paid by patients, insurers and schemes, in parts, over weeks. Match each part to the bill that it belongs to.',
  steps: [
    { heading: 'Collect at the bedside', text: 'QR and payment link for deposit, pharmacy and final bill.' },
    {
      heading: 'Match TPA settlements',
      text: 'Insurers pay many claims in one credit. Each claim is found and its deduction shown.',
    },
    { heading: 'Refund deposits', text: 'What is left goes back to the patient at discharge.' },
    {
      heading: 'Pay doctors and vendors',
      text: 'Visiting doctors’ shares and pharmacy bills go out in one run.',
    },
  ],
  benefits: [
    {
      heading: 'Quicker discharge',
      text: 'Nobody waits for the bank while the family waits for the patient.',
    },
    { heading: 'Fewer write-offs', text: 'Short-paid claims show up while they can still be contested.' },
    { heading: 'Doctors content', text: 'Shares are computed and paid on the agreed day.' },
    { heading: 'Clean audits', text: 'Bill, claim and credit are one trail.' },
  ],
} satisfies UseCase
