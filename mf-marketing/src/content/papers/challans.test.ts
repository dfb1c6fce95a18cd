import { expect, it } from 'vitest'
import { balance } from '../day-ledger.ts'
import { content } from '../use-cases/sme.ts'
import { challanAgeing } from './challan-ageing.ts'
import { acceptance, billed, challans, dayOf, deadline, dueNow, followed, total } from './challans.ts'

it('counts 18 June as day 44 for goods accepted on 5 May, and 19 June as the last day', () => {
  expect([acceptance(followed), dayOf(followed), deadline(followed)]).toEqual(['5 May', 44, '19 Jun'])
  expect(challanAgeing.stamp.middle).toBe(acceptance(followed).toUpperCase())
})

it('bills ₹82,600 for 800 kg, with GST', () => {
  expect(billed(followed.kilos)).toEqual({ kilos: 800, value: 70_000_00, tax: 12_600_00, amount: dueNow })
  expect(dueNow).toBe(82_600_00)
})

it.each(['value', 'tax', 'amount'] as const)('adds up the challans to the paisa: %s', (column) => {
  expect(challans.reduce((sum, { kilos }) => sum + billed(kilos)[column], 0)).toBe(total[column])
})

it('spends the day’s receipt to the last rupee, and pays three suppliers ₹1,96,400', () => {
  const { came, net } = balance(content.ledger.entries)
  expect([came, net]).toEqual([4_72_000_00, 0])
  const suppliers = content.ledger.entries.slice(1, 4).reduce((sum, { amount }) => sum - amount, 0)
  expect(suppliers).toBe(1_96_400_00)
})
