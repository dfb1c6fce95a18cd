import { expect, it } from 'vitest'
import { counts, followed, further, type Settled, settle, stays, total } from './portal-statement.ts'

const columns: readonly (keyof Settled)[] = [
  'tariff',
  'guestPaid',
  'commission',
  'gstOnCommission',
  'tcs',
  'tds',
  'net',
]

it('leaves ₹4,989.60 of the ₹6,300 that a guest pays', () => {
  expect(settle(followed.tariff)).toEqual({
    tariff: 6_000_00,
    guestPaid: 6_300_00,
    commission: 1_080_00,
    gstOnCommission: 194_40,
    tcs: 30_00,
    tds: 6_00,
    net: 4_989_60,
  })
})

it('adds up the stays to the paisa, column by column', () => {
  const lines = [...stays, further].map(({ tariff }) => settle(tariff))
  const sumOf = (column: keyof Settled) => lines.reduce((sum, line) => sum + line[column], 0)
  for (const column of columns) expect(sumOf(column), column).toBe(total[column])
})

it('counts 61 stays, of which 59 agree', () => {
  expect(counts).toEqual({ stays: 61, noShows: 2, agree: 59 })
})
