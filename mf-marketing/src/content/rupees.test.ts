import { expect, it } from 'vitest'
import { alike, figure, grouped, signedBy } from './rupees.ts'

const written = (...list: number[]) => list.map(alike(list))

it('writes the amounts of a list without paise if none of them has paise', () => {
  expect(written(6_300_00, 56_000_00)).toEqual(['₹6,300', '₹56,000'])
})

it('writes all amounts of a list with paise if any of them has paise', () => {
  expect(written(6_300_00, 4_989_60, 0)).toEqual(['₹6,300.00', '₹4,989.60', '₹0.00'])
})

it.each([
  [-46_820_00, '−₹46,820'],
  [0, '₹0'],
  [56_000_00, '+₹56,000'],
])('puts the sign of %s before the currency', (paise, text) => {
  expect(signedBy(alike([paise]))(paise)).toBe(text)
})

it.each([0, 7, 60, 100, 999, 1000, 99_999, 1_00_000, 12_34_567, 45_239_040, 9_87_65_43_210])(
  'groups the digits of %s as Intl does',
  (number) => {
    const twoPlaces = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 })
    expect(grouped(number)).toBe(number.toLocaleString('en-IN'))
    expect(figure(number)).toBe(twoPlaces.format(number / 100))
  },
)
