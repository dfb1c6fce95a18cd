import { expect, it } from 'vitest'
import { content } from '../use-cases/retail-and-e-commerce.ts'
import { earlier, east, saturday, total, west } from './remittance.ts'
import { remittanceSlip } from './remittance-slip.ts'

it('remits ₹4,28,650 for 311 parcels, together with the other courier', () => {
  expect(west.remitted + east.remitted).toBe(4_28_650_00)
  expect(west.parcels - west.missing + east.parcels).toBe(311)
})

it('lacks the cash for two of 125 parcels, ₹2,748 in all', () => {
  expect(west).toMatchObject({ parcels: 125, missing: 2, claim: 2_748_00 })
  expect(saturday).toEqual({ parcels: 62, agree: 60 })
})

it.each([
  [3, total.cash],
  [4, total.remitted],
])('adds up the printed lines, column %i', (column, sum) => {
  const { lines, more } = remittanceSlip
  const printed = [...lines, more].map((line) => 100 * Number(line[column]?.replaceAll(',', '')))
  expect(printed.reduce((a, b) => a + b)).toBe(sum)
})

it('books the slip’s credit at the time given at its foot', () => {
  const credit = content.ledger.entries.find(({ amount }) => amount === total.remitted)
  expect(remittanceSlip.slip.fields[0]?.[1]).toContain(credit?.time)
})

it('follows the previous week’s slip, all of whose cash was sent on', () => {
  const { more, total, slip } = remittanceSlip.earlier
  expect(more.slice(3)).toEqual(['1,25,466', '1,25,466'])
  expect(total.slice(3)).toEqual(['1,31,860', '1,31,860'])
  expect(slip.amount).toBe('₹1,31,860')
  expect(earlier.parcels - earlier.further.parcels).toBe(5)
})
