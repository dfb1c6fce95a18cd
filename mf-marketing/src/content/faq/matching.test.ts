import { expect, it } from 'vitest'
import { categories } from '../faq.ts'
import { countOf, matching } from './matching.ts'

const found = (words: string) =>
  matching(categories, words).flatMap(({ questions }) => questions.map(({ id }) => id))

it('keeps all questions when no word is given', () => {
  expect(matching(categories)).toBe(categories)
  expect(matching(categories, '   ')).toBe(categories)
})

it('requires every word, anywhere in the question or answer, ignoring case', () => {
  const matches = matching(categories, 'Refund BANK')
  expect(countOf(matches)).toBeGreaterThan(0)
  expect(countOf(matches)).toBeLessThan(countOf(matching(categories, 'refund')))
  for (const { questions } of matches)
    for (const { question, answer } of questions)
      expect(`${question} ${answer}`).toMatch(/(?=.*refund)(?=.*bank)/i)
})

it('leaves out categories without a match, and keeps the numbers of the others', () => {
  const matches = matching(categories, 'refund')
  expect(matches.length).toBeLessThan(categories.length)
  for (const { id, heading } of matches)
    expect(categories.find((category) => category.id === id)?.heading).toBe(heading)
})

it('finds nothing for a word that does not occur', () => {
  expect(matching(categories, 'zeppelin')).toEqual([])
})

it.each([
  ['bank refund', 'refund bank'],
  ['refunds', 'refund'],
  ['settling', 'settled'],
  ['invoicing', 'invoices'],
  ['how do I get a refund?', 'refund'],
])('finds the same for %s as for %s', (asked, words) => {
  expect(found(words)).not.toEqual([])
  expect(found(asked)).toEqual(found(words))
})

it.each([
  ['refnud', 'refund'],
  ['setlement', 'settlement'],
  ['refuund', 'refund'],
  ['anomzlies', 'anomalies'],
  ['beneficary', 'beneficiary'],
])('for the misspelling %s, finds all that it finds for %s', (misspelt, word) => {
  expect(found(word)).not.toEqual([])
  expect(found(misspelt)).toEqual(expect.arrayContaining(found(word)))
})

it.each([
  ['price', 'what-does-it-cost'],
  ['charges', 'what-does-it-cost'],
  ['reconciliation', 'is-cash-on-delivery-covered'],
])('for %s, which no question contains, finds %s', (word, id) => {
  expect(found(word)).toContain(id)
})

it.each(['NEFT', 'RTGS', 'IMPS', 'UPI'])('finds the question about rails when asked for %s', (rail) => {
  expect(found(rail)).toContain('which-rails-can-i-pay-out-on')
})

it.each(['a+b(', '[', '\\', '.*', '24x7', 'T+0', '99.9%'])('takes %s literally', (words) => {
  for (const { questions } of matching(categories, words))
    for (const { question, answer } of questions)
      expect(`${question} ${answer}`.toLowerCase()).toContain(words.toLowerCase())
})

it('does not look for misspellings of short words', () => {
  expect(found('xyz')).toEqual([])
})
