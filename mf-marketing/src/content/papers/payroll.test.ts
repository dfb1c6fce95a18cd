import { expect, it } from 'vitest'
import { content } from '../use-cases/startup.ts'
import { counts, furtherPay, late, lines, type Pay, total } from './payroll.ts'
import { payrollPaper } from './payroll-paper.ts'

it('adds up the payroll, column by column', () => {
  const pays = [...lines.map(({ pay }) => pay), furtherPay]
  for (const column of Object.keys(total) as (keyof Pay)[])
    expect(
      pays.reduce((sum, pay) => sum + pay[column], 0),
      column,
    ).toBe(total[column])
})

it('pays out ₹7,60,900 of ₹8,10,000 to eleven people', () => {
  expect(counts.people).toBe(11)
  expect(total).toEqual({ gross: 8_10_000_00, tds: 29_300_00, pf: 19_800_00, net: 7_60_900_00 })
})

it('pays ten people first, and Ishaan on the second try', () => {
  const salaries = content.ledger.entries.filter(({ event }) => event.includes('salar'))
  expect(salaries.map(({ amount }) => amount)).toEqual([-6_98_700_00, -late.net])
})

it('stitches the line of the salary that is tried again', () => {
  const { ledger, stitched } = payrollPaper
  expect(ledger.rows.map(([, , , [, kind]]) => kind).indexOf('moving')).toBe(stitched)
})
