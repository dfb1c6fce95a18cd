import { expect, it } from 'vitest'
import { figure } from '../rupees.ts'
import { content } from '../use-cases/software-and-tech.ts'
import { type Bill, counts, furtherBill, lines, nimbus, total } from './usage-run.ts'

it('leaves ₹63,360 of the ₹84,960 that Nimbus HR is billed', () => {
  expect(nimbus).toEqual({
    usage: 72_000_00,
    gst: 12_960_00,
    invoice: 84_960_00,
    tds: 7_200_00,
    partner: 14_400_00,
    yours: 63_360_00,
  })
})

it('adds up the invoices, column by column', () => {
  const bills = [...lines.map(({ bill }) => bill), furtherBill]
  for (const column of Object.keys(total) as (keyof Bill)[])
    expect(
      bills.reduce((sum, bill) => sum + bill[column], 0),
      column,
    ).toBe(total[column])
})

it('counts 1,312 invoices', () => {
  expect(counts.invoices).toBe(1312)
})

it('bills whole rupees, which the sheet prints without paise', () => {
  for (const { bill } of lines)
    for (const paise of Object.values(bill)) expect(figure(paise)).toMatch(/\.00$/)
})

it('books what Nimbus HR pays, and the partner’s share that leaves a minute later', () => {
  const { entries } = content.ledger
  expect(entries.find(({ time }) => time === '10:40')?.amount).toBe(77_760_00)
  expect(entries.find(({ time }) => time === '10:41')?.amount).toBe(-nimbus.partner)
})
