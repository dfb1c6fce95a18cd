import * as brand from '@bridge/shared/brand'
import type { Group, Item, PageHead, Story } from './item.ts'

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
      'We look at the graph together. No call took longer than twenty minutes, and the test is already in.',
    ],
  ],
  text: 'At 750 payouts an hour, a third of them through the first bank, that makes 1,000 questions fewer by 17:00.',
}

/** What customers asked about one payout on that day, before the change and after it. */
export const enquiries = {
  heading: 'How often a customer asked where a payout was',
  question: 'Where is it?',
  before: { when: 'Until 15:00', times: 2, often: 'twice' },
  after: { when: 'From 16:00', times: 1, often: 'once' },
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

/** A rule, and the hour at which the story follows it. */
interface Rule extends Item {
  readonly hour: string
}

export const values: Group<Rule> = {
  heading: 'Our values',
  lead: 'Four rules. That Tuesday, each had its hour.',
  items: [
    { hour: '10:00', heading: 'Write it down', text: 'What is only said is gone by Friday.' },
    {
      hour: '11:00',
      heading: 'Two people read it',
      text: 'Either may say no, in writing and with the reason.',
    },
    {
      hour: '15:00',
      heading: 'One bank, then the rest',
      text: 'A change that touches money starts where it can do least harm.',
    },
    {
      hour: '17:00',
      heading: 'Look at the figure',
      text: 'A change is done when the graph says so, and a test keeps it that way.',
    },
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
  note: 'Applications are not open yet. Until they are,',
  apply: 'Apply Now',
  /** Shown beside a button that does nothing. */
  closed: 'Not open yet',
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
