import * as brand from '@bridge/shared/brand'
import { card, chat, check, flag, people, plug, scales } from '@bridge/shared/icons'
import type { CrossingPicture } from '@bridge/shared/ui/Crossing'
import type { Group, Item, Marked, PageHead } from './item.ts'

export const head: PageHead = {
  title: 'Our mission',
  description: `Why ${brand.product} exists: to make compliant money movement as simple for every Indian business as sending a message.`,
}

export const hero = {
  tag: 'Mission',
  title: 'Money should arrive with its meaning',
  lead: 'Our mission is to make moving money as simple for every business in India as sending a message: instant, certain, and plain to everybody concerned.',
}

export const picture: CrossingPicture = {
  label:
    'From a technology service provider today, by a licence, to payments that are as simple as a message.',
  stations: [
    [plug, 'Today'],
    [scales, 'Licence'],
    [card, 'Gateway'],
    [people, 'Everyone'],
  ],
  spans: [
    [0, 3, 'As simple as a message'],
    [0, 2, 'Our stated aim'],
    [0, 1],
  ],
}

export const story: Item = {
  heading: 'Quick money, slow meaning',
  text: 'A UPI payment to a friend takes four seconds and needs no explanation. A payment to a supplier takes four seconds too, and then four days of explaining: to the supplier, to the books, to the auditor. The money was quick and its meaning was slow. We want the invoice, the tax, the reason and the receipt to travel in the same envelope as the rupee.',
}

export const beliefs: Group<Marked> = {
  heading: 'What we believe',
  items: [
    {
      icon: people,
      heading: 'Good rails are for everyone',
      text: 'A freelancer deserves the infrastructure of a group with a hundred companies.',
    },
    {
      icon: scales,
      heading: 'Compliance is a feature',
      text: 'Checks that are built in cost less than checks that are bolted on, and protect more.',
    },
    {
      icon: check,
      heading: 'Certainty beats speed',
      text: 'We would rather say ‘not yet known’ than guess. Then we make knowing quick.',
    },
    {
      icon: chat,
      heading: 'Plain words',
      text: 'If a fee, a rule or a state needs explaining, we have named it badly.',
    },
  ],
}

export const path: Group<Marked> = {
  heading: 'Where we are going',
  items: [
    {
      icon: plug,
      heading: 'Today',
      text: 'A technology service provider that connects businesses with licensed partner banks through one API.',
    },
    {
      icon: card,
      heading: 'Next',
      text: 'A licensed payment aggregator and gateway. That is our stated aim, and we build to its rules already.',
    },
    { icon: flag, heading: 'One day', text: 'A country in which nobody has to ask where the money is.' },
  ],
}

export const closing = {
  heading: 'Cross it with us',
  text: 'As a customer, as a partner bank or as a colleague.',
  action: { href: '/contact', label: 'Contact Us' },
}
