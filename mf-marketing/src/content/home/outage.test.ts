import { expect, test } from 'vitest'
import { said } from '../screen.ts'
import { amountOf, bankA, bankB, ledger, moments, outage, totalAt } from './outage.ts'

test('the payout leaves the accounts exactly once, with or without Bank A', () => {
  expect(moments.map(totalAt)).toEqual([36_200_00, undefined, 36_200_00, 36_200_00])
  expect(amountOf(totalAt('up'))).toBe(ledger.amount)
})

test('Bank B sends nothing until Bank A has said that it has not paid', () => {
  expect(bankA.at.silent.state[0]).toBe('Unknown')
  expect(bankB.at.silent).toMatchObject({ debited: 0, state: said.held })
  expect(bankA.at.refused.state[0]).toBe('Not paid')
  expect(bankB.at.rerouted.state[0]).toBe('Paid')
})

test.each(moments)('at ‘%s’, money has left an account only if it is paid or on its way', (moment) => {
  for (const { at } of ledger.rows) {
    const { debited, state } = at[moment]
    expect((debited ?? 0) > 0).toBe(['done', 'moving'].includes(state[1] ?? ''))
  }
})

test('each row keeps its history to the end', () => {
  expect(bankA.at.rerouted.how).toContain(bankA.at.silent.how)
  expect(bankA.at.rerouted.how).toContain(bankA.at.refused.state[0])
  expect(bankB.at.rerouted.how).toContain(bankB.at.refused.how)
})

test('the ledger counts a payout once, unless the amount is unknown', () => {
  for (const moment of moments)
    expect(ledger.total.note[moment]).toBe(totalAt(moment) === undefined ? 'Not known' : 'Once')
})

test('the sentences give the same times as the rows', () => {
  const lastTime = (how: string) => how.match(/\d\d:\d\d/g)?.at(-1)
  expect(outage.status.up).toContain(lastTime(bankA.at.up.how))
  expect(outage.status.rerouted).toContain(lastTime(bankB.at.rerouted.how))
})

test.each([
  [2_500_000_00, '₹25,00,000'],
  [0, '₹0'],
  [undefined, '₹ ?'],
])('writes %s paise as %s', (value, text) => expect(amountOf(value)).toBe(text))
