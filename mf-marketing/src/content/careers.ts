import * as brand from '@bridge/shared/brand'
import type { Group, PageHead, Story } from './item.ts'

export const head: PageHead = {
  title: 'Careers',
  description: `Work on payment infrastructure at ${brand.product}. Open roles in product, backend and design, remote and full time.`,
}

export const hero = {
  tag: 'Careers',
  title: 'Build what money runs on',
  lead: 'Small teams, hard problems, and users who never notice, because nothing goes wrong.',
}

export const story: Story = {
  heading: 'A Tuesday here',
  hours: [
    ['10:00', 'Somebody in Kochi writes down why a bank’s status codes have changed.'],
    ['11:00', 'Two people have read it, and one disagrees, in writing.'],
    ['15:00', 'The change is live for one bank.'],
    ['16:00', 'It’s live for all of them.'],
    [
      '17:00',
      'We look at the graph together: a thousand payouts that would have been asked about twice were asked about once.',
    ],
  ],
  text: 'No call took longer than twenty minutes, and the test is already in.',
}

/**
 * The graph at 17:00: how often customers asked about a payout, from each time onwards. The change was live for one
 * bank of three for an hour, then for all. At 750 payouts an hour, that makes 1,000 fewer enquiries.
 */
export const enquiries = {
  label:
    'A graph from 10:00 to 17:00: payouts are asked about twice until 15:00, less often from then on, and once from 16:00.',
  from: 10,
  to: 17,
  steps: [
    [10, 2],
    [15, 5 / 3],
    [16, 1],
  ],
  heads: ['Enquiries per payout', '1,000 fewer'],
  axis: [2, 1, 0],
} as const

export const reasons: Group = {
  heading: 'Why work with us',
  items: [
    {
      heading: 'Work that matters',
      text: 'A salary that arrives, a refund that is quick: your commits are felt the same day.',
    },
    {
      heading: 'Room to own',
      text: 'You design it, build it, run it and hear from the people who use it.',
    },
    {
      heading: 'Remote by design',
      text: 'We write things down, meet with a purpose, and trust each other with our hours.',
    },
  ],
}

export const values: Group = {
  heading: 'Our values',
  items: [
    { heading: 'Care', text: 'It is other people’s money. We check twice.' },
    { heading: 'Candour', text: 'Bad news travels first, to everybody who needs it.' },
    { heading: 'Craft', text: 'We leave things simpler than we found them.' },
    { heading: 'Curiosity', text: 'We ask why until the answer is short.' },
  ],
}

export interface Role {
  readonly id: string
  readonly role: string
  readonly text: string
  readonly location: string
  /** Where to apply; without it the button does nothing. */
  readonly href?: string
}

const location = 'Remote / Full Time'

export const roles = {
  heading: 'Open roles',
  note: 'Applications open here soon. Until then,',
  apply: 'Apply Now',
  items: [
    {
      id: 'product-manager',
      role: 'Product Manager',
      text: 'Own a product from the first conversation with a finance team to the figure that shows it works.',
      location,
    },
    {
      id: 'backend-developer',
      role: 'Backend Developer (Node.js)',
      text: 'Build the ledgers, queues and bank adapters that have to be right at three in the morning.',
      location,
    },
    {
      id: 'ui-ux-designer',
      role: 'UI/UX Designer',
      text: 'Make balances, batches and exceptions so clear that nobody needs a manual.',
      location,
    },
  ] satisfies readonly Role[] as readonly Role[],
}

export const closing = {
  heading: 'No role that fits?',
  text: 'Tell us what you would build here, and why it should not wait.',
  action: { href: '/contact', label: 'Contact Us' },
}
