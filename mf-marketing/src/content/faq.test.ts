import { expect, it } from 'vitest'
import { categories } from './faq.ts'

const questions = categories.flatMap((category) => category.questions)

it('has the 17 categories of the specification', () => {
  expect(categories.map(({ id }) => id)).toEqual(Array.from({ length: 17 }, (_, index) => `${index + 1}`))
})

it.each(categories)('answers at least three questions: $heading', (category) => {
  expect(category.questions.length).toBeGreaterThanOrEqual(3)
})

it.each(categories)('takes the key figure of $heading from an answer', ({ figure, questions }) => {
  expect(questions.map(({ answer }) => answer).join('\n')).toContain(figure)
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
