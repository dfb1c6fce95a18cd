import type { LinkTo } from '../item.ts'

export interface Question {
  /** The question's anchor, made from its words: /faq#how-long-does-onboarding-take. */
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
  /** Quoted from answers, and shown on the rows of the questions. Other rows show the answer's yes or no. */
  readonly figures: readonly string[]
  readonly questions: readonly Question[]
}

export interface FaqCategory extends Topic {
  /** The category's number, counted from 1, which is also its anchor. */
  readonly id: string
}

export const topic = (
  heading: string,
  figures: readonly string[],
  ...questions: readonly [question: string, answer: string, more?: LinkTo][]
): Topic => ({
  heading,
  figures,
  questions: questions.map(([question, answer, more]) => ({
    id: idOf(question),
    question,
    answer,
    ...(more && { more }),
  })),
})

/** An answer in brief: a figure that no earlier answer in its category gives, or a yes or no. */
export const inBrief = (question: Question, { figures, questions }: Topic): string | undefined =>
  figures.find((figure) => questions.find(({ answer }) => answer.includes(figure)) === question) ??
  question.answer.match(/^(Yes|No)\b/)?.[0]

const idOf = (question: string): string =>
  question
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
