import * as brand from '@bridge/shared/brand'
import { books } from './faq/books.ts'
import type { FaqCategory } from './faq/category.ts'
import { countOf } from './faq/matching.ts'
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
  lead: 'Seventeen subjects, from the first document to the last reconciliation.',
}

export const closing = {
  heading: 'Is your question not here?',
  text: 'Ask it in your own words. A person answers, and if others could use the answer it ends up on this page.',
  action: { href: '/contact', label: 'Contact Us' },
}

export const search = {
  label: 'Find a question',
  examples: ['refund', 'settlement', 'KYC'],
  none: 'No question has all of these words. Try fewer, or',
}

export const found = (matches: readonly FaqCategory[]): string =>
  `${countOf(matches)} of ${countOf(categories)} questions`

export const categories: readonly FaqCategory[] = [
  ...starting,
  ...moving,
  ...books,
  ...trust,
  ...running,
].map((category, index) => ({ id: String(index + 1), ...category }))
