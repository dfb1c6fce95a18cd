import { brand } from '@bridge/shared/brand'
import type { Group, PageHead } from './item.ts'

export const head: PageHead = {
  title: 'Careers',
  description: `Work on payment infrastructure at ${brand.product}. Open roles in product, backend and design, remote and full time.`,
}

export const hero = {
  tag: 'Careers',
  title: 'Build what money runs on',
  lead: 'Small teams, hard problems, and users who notice when you get it right because nothing happens.',
}

export const reasons: Group = {
  heading: 'Why work with us',
  items: [
    {
      heading: 'Work that matters',
      text: 'A salary that arrives, a refund that is quick: your commits are felt the same day.',
    },
    { heading: 'Room to own', text: 'You design it, build it, run it and hear from the people who use it.' },
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
  /** Where to apply; the button does nothing without it. */
  readonly href?: string
}

const location = 'Remote / Full Time'

export const roles = {
  heading: 'Open roles',
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
