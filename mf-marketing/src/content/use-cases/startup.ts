import type { UseCase } from '../use-case.ts'

export const content = {
  head: {
    title: 'Payments for startups',
    description:
      'Payments infrastructure for startups: a unified API, a sandbox and payouts that scale from the first customer to the hundred-thousandth.',
  },
  tag: 'Startup',
  title: 'Ship payments this sprint',
  lead: 'One API for collections, payouts and connected banking, so that your engineers can build your product instead of ours.',
  steps: [
    { heading: 'Try the sandbox', text: 'Integrate against test banks that behave like real ones.' },
    { heading: 'Complete your KYC', text: 'Upload documents once. Onboarding typically takes 24-48 hours.' },
    { heading: 'Go live', text: 'Change the key, keep the code. Webhooks tell you what happened.' },
    { heading: 'Grow', text: 'Add virtual accounts, split payments and more banks as you need them.' },
  ],
  benefits: [
    {
      heading: 'Runway in view',
      text: 'Balances of all banks, as they are now, for founders and investors.',
    },
    { heading: 'Less glue code', text: 'One contract and one format instead of an adapter for each bank.' },
    { heading: 'Ready for diligence', text: 'Clean ledgers and reports from the first day.' },
    { heading: 'Payroll in one go', text: 'Pay the team and contractors from one file.' },
  ],
} satisfies UseCase
