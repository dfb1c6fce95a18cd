import * as brand from '@bridge/shared/brand'
import type { Group, PageHead, Story } from './item.ts'
import { grouped } from './rupees.ts'

export const head: PageHead = {
  title: 'Our mission',
  description: `Why ${brand.product} exists: to make compliant money movement as simple for every Indian business as sending a message.`,
}

export const hero = {
  tag: 'Mission',
  title: 'Money should arrive with its meaning',
  lead: 'Our mission is to make moving money as simple for every business in India as sending a message: instant, certain, and plain to everybody concerned.',
}

/** For each day: whom the payment has to be explained to, and what they ask. */
const asked = [
  'to the supplier, who asks which invoice it was;',
  'to the books, which ask what was deducted;',
  'to nobody, because it is Sunday;',
  'to the auditor, who asks for both.',
]

/** How long the money takes to arrive, and how long it takes to explain. */
const took = { seconds: 4, days: asked.length }

export const story: Story = {
  heading: 'Quick money, slow meaning',
  numeral: `${took.seconds} s`,
  hours: [
    ['10:00', 'A UPI payment takes four seconds to reach a friend, and needs no explanation.'],
    ['10:01', 'A payment reaches a supplier just as fast. Explaining it takes four days:'],
  ],
  text: 'The money was quick and its meaning was slow.',
}

/** What we want instead, alone on its band. */
export const wanted = 'The invoice, the tax, the reason and the receipt, in the same envelope as the rupee.'

const parts = (took.days * 24 * 60 * 60) / took.seconds

/** The days to scale: a band for each, divided into parts as long as the seconds that the money takes. */
export const toScale = {
  heads: [`${took.seconds} s`, `1 part in ${grouped(parts)} of ${took.days} days`],
  /** The number of parts in a row, and of rows in a day. */
  across: parts / took.days / 50,
  perDay: 50,
  days: asked,
}

export const beliefs: Group = {
  heading: 'What we believe',
  items: [
    {
      heading: 'Good rails are for everyone',
      text: 'A freelancer deserves the infrastructure of a group with a hundred companies.',
    },
    {
      heading: 'Compliance is a feature',
      text: 'Checks that are built in cost less than checks that are bolted on, and protect more.',
    },
    {
      heading: 'Certainty beats speed',
      text: 'We would rather say ‘not yet known’ than guess. Then we find out fast.',
    },
    {
      heading: 'Plain words before clever ones',
      text: 'If a fee, a rule or a state needs explaining, we have named it badly.',
    },
  ],
}

export const path: Group = {
  heading: 'Where we are going',
  items: [
    {
      heading: 'Today',
      text: 'A technology service provider that connects businesses with licensed partner banks through one API.',
    },
    {
      heading: 'Next',
      text: 'A licensed payment aggregator and gateway. That is our stated aim, and we build to its rules already.',
    },
    { heading: 'One day', text: 'A country in which nobody has to ask where the money is.' },
  ],
}

/** Text alternative for the bridge, whose spans are what exists, what is being built, and what is only drawn. */
export const crossing =
  'A bridge on four piers: its first span stands, its second is being built, its third is drawn in dashes.'

export const closing = {
  heading: 'Cross it with us',
  text: 'As a customer, as a partner bank or as a colleague.',
  action: { href: '/contact', label: 'Contact Us' },
}
