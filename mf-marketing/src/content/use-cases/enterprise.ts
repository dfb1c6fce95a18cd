import { brand } from '@bridge/shared/brand'
import type { UseCase } from '../use-case.ts'

export const content = {
  head: {
    title: 'Payments for enterprises',
    description:
      'Payout and collection infrastructure for enterprises: multi-bank routing with failover, maker-checker, ERP sync and connected banking.',
  },
  tag: 'Enterprise',
  title: 'One money layer under all your systems',
  lead: 'Many entities, many banks, many systems. Route, control and reconcile every payment in one place.',
  steps: [
    {
      heading: 'Connect banks and ERP',
      text: 'Your accounts stay where they are. Your ERP sends instructions and gets answers.',
    },
    {
      heading: 'Set roles and limits',
      text: 'Approval by amount, entity and purpose, with nobody approving their own.',
    },
    {
      heading: 'Route payments',
      text: `${brand.product}Route picks the bank and moves on when one is down.`,
    },
    {
      heading: 'Reconcile by exception',
      text: `${brand.product}Recon matches what is plain and flags what is odd.`,
    },
    { heading: 'Report to the group', text: 'One view of cash over all entities and banks.' },
  ],
  benefits: [
    { heading: 'Resilience', text: 'A bank that is down no longer stops a payment run.' },
    { heading: 'Control', text: 'Every approval is kept with its person and time.' },
    { heading: 'Visibility', text: 'Group cash in real time, not in tomorrow’s mail.' },
    { heading: 'Fewer integrations', text: 'One API in place of a project for each bank.' },
  ],
} satisfies UseCase
