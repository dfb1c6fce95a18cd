import { expect, it } from 'vitest'
import { inBrief } from './faq/category.ts'
import { categories } from './faq.ts'

const questions = categories.flatMap((category) => category.questions)

it('has the 17 categories that the specification lists', () => {
  expect(categories.map(({ id }) => id)).toEqual(Array.from({ length: 17 }, (_, index) => `${index + 1}`))
})

it.each(categories)('answers at least three questions: $heading', (category) => {
  expect(category.questions.length).toBeGreaterThanOrEqual(3)
})

it.each(categories)('quotes each figure of $heading on the row of one question', (category) => {
  const quoted = category.questions.map((question) => inBrief(question, category))
  const figures = quoted.filter((brief) => brief && !['Yes', 'No'].includes(brief))
  expect(figures.toSorted()).toEqual(category.figures.toSorted())
})

it.each(categories)('answers every question of $heading in brief', (category) => {
  for (const question of category.questions) {
    const brief = inBrief(question, category)
    expect(brief, question.question).toBeDefined()
    expect(brief?.length, question.question).toBeLessThanOrEqual(32)
  }
})

it('gives every question and category its own id', () => {
  const ids = [...categories, ...questions].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

it.each(questions)('answers in one to three sentences: $question', ({ answer }) => {
  const sentences = answer.split(/(?<=[.!?])\s/)
  expect(sentences.length).toBeLessThanOrEqual(3)
  expect(answer).toMatch(/\.$/)
})
