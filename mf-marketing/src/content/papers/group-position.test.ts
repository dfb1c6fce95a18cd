import { expect, it } from 'vitest'
import { balance } from '../day-ledger.ts'
import { rupees } from '../rupees.ts'
import { content } from '../use-cases/enterprise.ts'
import { companies, counts, group, listed, others, type Position, position, run } from './group-position.ts'

const sumOf = (positions: readonly Position[], part: (of: Position) => number) =>
  positions.reduce((sum, one) => sum + part(one), 0)

it('adds up the lines of the sheet, bank by bank and column by column', () => {
  const lines = [...listed.map(([, company]) => position(company)), others]
  for (const bank of [0, 1, 2, 3])
    expect(sumOf(lines, ({ banks }) => banks[bank] ?? Number.NaN)).toBe(group.banks[bank])
  for (const part of ['balance', 'due', 'left'] as const)
    expect(sumOf(lines, (of) => of[part])).toBe(group[part])
})

it('counts ₹41,60,00,000 in nine companies and fourteen accounts', () => {
  expect(rupees(group.balance)).toBe('₹41,60,00,000')
  expect(counts).toEqual({ companies: 9, others: 4, accounts: 14, covered: 8 })
})

it('finds Retail ₹90,00,000 short of the vendor run that it then makes', () => {
  const retail = position(companies.Retail)
  expect(rupees(-retail.left)).toBe('₹90,00,000')
  expect(run.first + run.second).toBe(retail.due)
  expect(run.first).toBe((retail.banks[0] ?? 0) - retail.left)
  expect(run.second).toBe(retail.banks[1])
})

it('covers the shortfall from within the group, without changing the day’s balance', () => {
  const { entries } = content.ledger
  expect(balance(entries.slice(0, 2))).toEqual({ came: 90_00_000_00, went: -90_00_000_00, net: 0 })
  expect(balance(entries.slice(2, 4)).went).toBe(-companies.Retail.due)
})
