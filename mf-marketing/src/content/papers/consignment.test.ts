import { expect, it } from 'vitest'
import { billed, goods, journey, pumps, taxableOf, total } from './consignment.ts'
import { eWayBill } from './e-way-bill.ts'

it('loads 118 pumps worth ₹9,44,000 with GST', () => {
  expect(pumps).toBe(118)
  expect(total).toEqual({ taxable: 8_00_000_00, tax: 1_44_000_00, value: 9_44_000_00 })
})

it.each(['taxable', 'tax', 'value'] as const)('adds up the goods to the paisa: %s', (column) => {
  expect(goods.reduce((sum, line) => sum + billed(taxableOf(line))[column], 0)).toBe(total[column])
})

it('makes the e-way bill valid for a day per 200 km, counted from the next midnight', () => {
  expect(journey.days).toBe(8)
  const [generated, validUntil] = ['Generated', 'Valid until'].map((label) => {
    const date = eWayBill.fields.find(([field]) => field === label)?.[1].slice(0, 11)
    return Date.parse(`${date} UTC`)
  })
  expect((Number(validUntil) - Number(generated)) / 86_400_000).toBe(journey.days)
})

it('gives the bill a QR code of 21 by 21 modules with its three corner marks', () => {
  const { code } = eWayBill.letterhead
  const bits = code.map((row) => Number.parseInt(row, 16).toString(2).padStart(21, '0'))
  expect(bits.map(({ length }) => length)).toEqual(Array(21).fill(21))
  for (const row of [bits[0], bits[6]]) expect(row).toMatch(/^1{7}0.*01{7}$/)
  for (const row of [bits[14], bits[20]]) expect(row).toMatch(/^1{7}0/)
})
