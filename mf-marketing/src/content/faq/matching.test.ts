import { expect, it } from 'vitest'
import { categories } from '../faq.ts'
import { countOf, matching } from './matching.ts'

it('keeps all questions when no word is given', () => {
  expect(matching(categories)).toBe(categories)
  expect(matching(categories, '   ')).toBe(categories)
})

it('requires every word, anywhere in the question or answer, ignoring case', () => {
  const found = matching(categories, 'Refund BANK')
  expect(countOf(found)).toBeGreaterThan(0)
  expect(countOf(found)).toBeLessThan(countOf(matching(categories, 'refund')))
  for (const { questions } of found)
    for (const { question, answer } of questions)
      expect(`${question} ${answer}`).toMatch(/(?=.*refund)(?=.*bank)/i)
})

it('leaves out categories without a match, and keeps the numbers of the others', () => {
  const found = matching(categories, 'refund')
  expect(found.length).toBeLessThan(categories.length)
  for (const { id, heading } of found)
    expect(categories.find((category) => category.id === id)?.heading).toBe(heading)
})

it('finds nothing for a word that does not occur', () => {
  expect(matching(categories, 'zeppelin')).toEqual([])
})
