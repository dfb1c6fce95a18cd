import type { LinkTo } from '../item.ts'

export interface Question {
  /** Its address on the page, made of its words: /faq#how-long-does-onboarding-take. */
  readonly id: string
  readonly question: string
  /** One to three sentences that stand by themselves: search engines show them without the page. */
  readonly answer: string
  /** Where to read on. */
  readonly more?: LinkTo
}

/** A category before it has its number. */
export interface Topic {
  readonly heading: string
  readonly questions: readonly Question[]
}

export interface FaqCategory extends Topic {
  /** From 1; also its address on the page. */
  readonly id: string
}

export const topic = (
  heading: string,
  ...questions: readonly [question: string, answer: string, more?: LinkTo][]
): Topic => ({
  heading,
  questions: questions.map(([question, answer, more]) => ({
    id: idOf(question),
    question,
    answer,
    ...(more && { more }),
  })),
})

const idOf = (question: string): string =>
  question
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
