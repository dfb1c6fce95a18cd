import * as brand from '@bridge/shared/brand'
import { chat, check, envelope, people, search } from '@bridge/shared/icons'
import type { CrossingPicture } from '@bridge/shared/ui/Crossing'
import { books } from './faq/books.ts'
import type { FaqCategory } from './faq/category.ts'
import { moving } from './faq/moving.ts'
import { running } from './faq/running.ts'
import { starting } from './faq/starting.ts'
import { trust } from './faq/trust.ts'
import type { PageHead } from './item.ts'

export const head: PageHead = {
  title: 'Frequently asked questions',
  description: `Answers about ${brand.product}: onboarding, KYC, payouts, collections, settlement, connected banking, security, pricing and support.`,
}

export const hero = {
  tag: 'FAQ',
  title: 'Questions, answered plainly',
  lead: 'Seventeen subjects, from the first document to the last reconciliation. If yours is missing, write to us.',
}

export const picture: CrossingPicture = {
  label: 'Most questions reach their answer on this page, the rest by email and through an engineer.',
  stations: [
    [chat, 'Question'],
    [search, 'This page'],
    [envelope, 'Email'],
    [people, 'Engineer'],
    [check, 'Answer'],
  ],
  spans: [
    [0, 4, 'By email, 24x7'],
    [1, 4, 'Most, at once'],
    [0, 1],
    [2, 3],
    [3, 4],
  ],
}

export const closing = {
  heading: 'Is your question not here?',
  text: 'Ask it in your own words. A person answers, and if others could use the answer it ends up on this page.',
  action: { href: '/contact', label: 'Contact Us' },
}

export const categories: readonly FaqCategory[] = [
  ...starting,
  ...moving,
  ...books,
  ...trust,
  ...running,
].map((category, index) => ({ id: String(index + 1), ...category }))
