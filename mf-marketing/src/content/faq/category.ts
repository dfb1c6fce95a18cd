import type { LinkTo } from '../item.ts'

export interface Question {
  /** Its anchor, made from its words: /faq#how-long-does-onboarding-take. */
  readonly id: string
  readonly question: string
  /** One to three self-contained sentences: search engines show them without the page. */
  readonly answer: string
  /** Further reading. */
  readonly more?: LinkTo
}

/** A category without its number. */
export interface Topic {
  readonly heading: string
  /** The figure that most visitors look for, quoted from an answer and shown on that question's row. */
  readonly figure: string
  readonly questions: readonly Question[]
}

export interface FaqCategory extends Topic {
  /** Counts from 1; also its anchor. */
  readonly id: string
}

export const topic = (
  heading: string,
  figure: string,
  ...questions: readonly [question: string, answer: string, more?: LinkTo][]
): Topic => ({
  heading,
  figure,
  questions: questions.map(([question, answer, more]) => ({
    id: idOf(question),
    question,
    answer,
    ...(more && { more }),
  })),
})

/** The question whose answer gives a figure. */
export const answeredBy = (figure: string, questions: readonly Question[]): Question | undefined =>
  questions.find(({ answer }) => answer.includes(figure))

const idOf = (question: string): string =>
  question
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
