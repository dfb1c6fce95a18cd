import * as brand from '@bridge/shared/brand'
import { books } from './faq/books.ts'
import { type FaqCategory, inBrief } from './faq/category.ts'
import { countOf, matching } from './faq/matching.ts'
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
  none: 'No question has all of these words. Try a single one, or',
}

export const categories: readonly FaqCategory[] = [
  ...starting,
  ...moving,
  ...books,
  ...trust,
  ...running,
].map((category, index) => ({ id: String(index + 1), ...category }))

let latest = { words: '', matches: categories }

/** Caches the last result, because several components ask for the same words. */
export function matchesFor(words = ''): readonly FaqCategory[] {
  if (latest.words !== words) latest = { words, matches: matching(categories, words) }
  return latest.matches
}

export const found = (words?: string): string =>
  `${countOf(matchesFor(words))} of ${countOf(categories)} questions`

/** The kinds of answers in brief. */
type Kind = 'yes' | 'no' | 'number' | 'words'

const kindOf = (brief = ''): Kind => {
  if (/^(yes|no)$/i.test(brief)) return brief.toLowerCase() as Kind
  return /\d/.test(brief) ? 'number' : 'words'
}

/** Every question in page order, with its column and row in the drawing, and the kind of its answer. */
export const cells = categories.flatMap((category, column) =>
  category.questions.map((question, row) => ({
    id: question.id,
    column,
    row,
    kind: kindOf(inBrief(question, category)),
  })),
)

export const drawing = {
  note: `questions in ${categories.length} subjects. In brief, their answers are:`,
  searched: `of ${cells.length} questions answer this search. In brief:`,
  none: `of ${cells.length} questions. Fewer words find more.`,
  legend: [
    ['yes', 'a yes'],
    ['no', 'a no'],
    ['number', 'a number'],
    ['words', 'a few words'],
  ],
} as const
