import { brand } from '@bridge/shared/brand'
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

export const categories: readonly FaqCategory[] = [
  ...starting,
  ...moving,
  ...books,
  ...trust,
  ...running,
].map((category, index) => ({ id: String(index + 1), ...category }))
