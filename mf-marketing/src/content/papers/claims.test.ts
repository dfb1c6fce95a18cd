import { expect, it } from 'vitest'
import { fortyClaims } from '../benefits/forty-claims.ts'
import { content } from '../use-cases/healthcare.ts'
import { claims, counts, followed, further, type Settled, settle, tdsRate, total } from './claims.ts'
import { discharge } from './discharge.ts'
import { settlementAdvice } from './settlement-advice.ts'

it('pays ₹41,490 of the ₹54,500 approved for claim 88134', () => {
  expect(settle(followed)).toEqual({
    billed: 61_200_00,
    approved: 54_500_00,
    deducted: 8_400_00,
    tds: 4_610_00,
    paid: 41_490_00,
  })
})

it.each<[keyof Settled, string]>([
  ['billed', '20,81,100.00'],
  ['approved', '18,64,000.00'],
  ['deducted', '13,700.00'],
  ['tds', '1,85,030.00'],
  ['paid', '16,65,270.00'],
])('adds up the claims to the paisa, column by column: %s', (column, printed) => {
  const lines = [...claims.map(settle), further]
  expect(lines.reduce((sum, line) => sum + line[column], 0)).toBe(total[column])
  expect(settlementAdvice.total).toContain(printed)
})

it('withholds TDS from the amount settled, and pays the rest', () => {
  expect(total.tds * (100 / tdsRate)).toBe(total.approved - total.deducted)
  expect(total.paid).toBe(total.approved - total.deducted - total.tds)
})

it('counts 40 claims, of which 38 agree', () => {
  expect(counts).toEqual({ claims: 40, short: 2, agree: 38 })
  expect(fortyClaims.findIndex(({ deducted }) => deducted > 0)).toBe(claims.indexOf(followed))
})

it('marks each claim as paid, or as paid short if there is a deduction', () => {
  const { rows } = settlementAdvice.ledger
  expect(rows.map(([, , amount, [state]]) => [amount, state])).toEqual(
    claims.map((claim) => [settle(claim).paid, claim.deducted ? 'Paid short' : 'Paid']),
  )
})

it('returns ₹15,950 of bed 14’s deposit', () => {
  expect(discharge).toMatchObject({ familyBears: 24_050_00, refund: 15_950_00 })
})

it('books the credit at the time that the counterfoil gives', () => {
  const credit = content.ledger.entries.find(({ amount }) => amount === total.paid)
  expect(settlementAdvice.slip.fields[0]?.[1]).toContain(credit?.time)
})
