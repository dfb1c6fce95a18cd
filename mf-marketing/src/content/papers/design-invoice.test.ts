import { expect, it } from 'vitest'
import { balance } from '../day-ledger.ts'
import { figure, rupees } from '../rupees.ts'
import { content } from '../use-cases/consultant-and-freelancers.ts'
import { barsOf } from '../waterfall.ts'
import { agency, college, startup } from './design-invoice.ts'
import { designPaper } from './design-paper.ts'

const entryAt = (at: string) => content.ledger.entries.find(({ time }) => time === at)?.amount

it('bills ₹94,400 with tax for 40 hours, of which ₹86,400 arrives', () => {
  expect(agency).toEqual({
    fee: 80_000_00,
    gst: 14_400_00,
    due: 94_400_00,
    tds: 8_000_00,
    received: 86_400_00,
    aside: 8_000_00,
    yours: 64_000_00,
  })
})

it('adds the invoice’s lines up to its total', () => {
  const amounts = designPaper.lines.map((line) => Number(line.at(-1)?.replaceAll(',', '')) * 100)
  expect(amounts.reduce((sum, amount) => sum + amount)).toBe(agency.due)
})

it('stitches the tax to the row in which it is set aside', () => {
  const { lines, stitched, ledger } = designPaper
  expect(lines[stitched]?.at(-1)).toBe(figure(ledger.rows[stitched]?.[2] ?? 0))
})

it('sets aside the GST of both receipts, and a tenth of both fees', () => {
  expect(entryAt('09:27')).toBe(-19_800_00)
  expect(entryAt('09:28')).toBe(-(agency.fee + startup.fee) / 10)
  expect(rupees(balance(content.ledger.entries).came)).toBe('₹1,21,800')
})

it('ends the waterfall with what is left to spend', () => {
  expect(barsOf(content.waterfall).at(-1)?.amount).toBe(agency.yours)
})

it('bills the college ₹21,240', () => {
  expect(rupees(college.due)).toBe('₹21,240')
})
