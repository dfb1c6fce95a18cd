import { brand } from '@bridge/shared/brand'
import type { UseCase } from '../use-case.ts'

export const content = {
  head: {
    title: 'Payments for software and tech companies',
    description:
      'Embed payouts, collections and connected banking in your software with REST and GraphQL APIs, signed webhooks and a full sandbox.',
  },
  tag: 'Software & Tech',
  title: 'Make payments a feature of your product',
  lead: 'Your customers already work in your software. Let them be paid and pay there too, without your becoming a bank.',
  steps: [
    { heading: 'Read the documentation', text: 'REST and GraphQL, with examples that run.' },
    {
      heading: 'Onboard your customers',
      text: `${brand.product}Onboard verifies their documents by API, under your name.`,
    },
    { heading: 'Embed the flows', text: 'Payment links, payouts and balances within your own pages.' },
    { heading: 'Listen to webhooks', text: 'Signed events tell you of each change once.' },
  ],
  benefits: [
    { heading: 'Nothing to bolt on', text: 'Your customers pay and are paid where they already work.' },
    { heading: 'Stickier product', text: 'Users who are paid in your software stay in it.' },
    { heading: 'Stable versions', text: 'Dated APIs and six months before anything is withdrawn.' },
    { heading: 'Licences covered', text: 'Money moves through licensed partner banks.' },
  ],
} satisfies UseCase
