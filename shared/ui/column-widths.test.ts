import { expect, it } from 'vitest'
import { columnWidths } from './column-widths.ts'

const long =
  'A sentence of a few short words that is as long as a cell of a policy may well be, and longer still.'

it('gives columns with longer text more of the width', () => {
  const { percents } = columnWidths([
    ['What', 'Why'],
    ['A fee', long],
  ])
  expect(percents).toEqual([25, 75])
})

it('gives a column at least the width of its longest word', () => {
  const { percents, least } = columnWidths([
    ['Matter', 'Duty', 'Reason'],
    ['Acknowledgement', long, long],
  ])
  expect(((percents[0] ?? 0) / 100) * least).toBeGreaterThan('Acknowledgement'.length / 2)
})

it('makes the table wider than a phone when its words are', () => {
  const word = 'Acknowledgement'
  expect(columnWidths([[word], [word]]).least).toBe(20)
  expect(columnWidths([[word, word, word], []]).least).toBeGreaterThan(25)
})

it('lets a word break after its hyphens', () => {
  const { least } = columnWidths([['two-out-of-three-'.repeat(4)], ['']])
  expect(least).toBe(20)
})

it('does not make a table of short cells wider than a phone, even with many columns', () => {
  const { percents, least } = columnWidths([
    ['Supply', 'Invoice', 'Payment', 'Rate'],
    ['before', 'after', 'after', 'new'],
  ])
  expect(least).toBe(20)
  expect(percents).toHaveLength(4)
})

it('gives four columns of sentences room to be read', () => {
  expect(columnWidths([[long, long, long, long]]).least).toBe(36)
})
