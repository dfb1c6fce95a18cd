import { expect, it } from 'vitest'
import { rupees } from '../rupees.ts'
import { content } from '../use-cases/professional-services.ts'
import { counsel, fee, note, notes, outOfPocket, price } from './fee-note.ts'
import { feePaper } from './fee-paper.ts'

const paiseOf = (text = '') => Number(text.replaceAll(/[,₹]/g, '').replace('–', '0')) * 100

it('withholds ten per cent of a fee and one per cent of a price', () => {
  expect([fee, counsel, price].map(({ net }) => rupees(net))).toEqual([
    '₹2,70,000',
    '₹54,000',
    '₹2,47,50,000',
  ])
})

it('adds up the lines of the fee note, column by column', () => {
  for (const column of [2, 3, 4]) {
    const cells = feePaper.lines.map((line) => paiseOf(line[column]))
    expect(cells.reduce((sum, cell) => sum + cell)).toBe(paiseOf(feePaper.total[column]))
  }
})

it('shows each line’s payable amount in the row beside it: the fee, and below it the expenses', () => {
  const rows = feePaper.ledger.rows.map(([, , amount]) => amount)
  expect(rows).toEqual(feePaper.lines.map((line) => paiseOf(line.at(-1))))
  expect(rows.slice(1).reduce((sum, row) => sum + row)).toBe(outOfPocket)
  expect(note.net - fee.net).toBe(18_460_00)
})

it('keeps the client’s money out of the firm’s own day', () => {
  const amounts = content.ledger.entries.map(({ amount }) => Math.abs(amount))
  expect(amounts).not.toContain(price.net)
  expect(amounts).toContain(fee.net)
})

it('counts 38 notes as settled, and the last one as open', () => {
  expect(notes.sent - notes.open.length).toBe(38)
  expect(notes.open.at(-1)).toBe(notes.sent)
})
