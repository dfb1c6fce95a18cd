import { expect, it } from 'vitest'
import { balance } from '../day-ledger.ts'
import { content } from '../use-cases/real-estate.ts'
import { brokerPaid, followed, type Payable, payable, receipts, stages, total } from './instalments.ts'

it('demands ₹7,07,200 from flat 1204, and splits it', () => {
  expect(followed.due).toEqual({
    instalment: 6_80_000_00,
    gst: 34_000_00,
    tds: 6_800_00,
    net: 7_07_200_00,
    separate: 4_76_000_00,
    rest: 2_31_200_00,
  })
})

it.each<keyof Payable>(['instalment', 'gst', 'tds', 'net', 'separate', 'rest'])(
  'adds up the stages to the paisa, column by column: %s',
  (column) => {
    expect(stages.reduce((sum, { due }) => sum + due[column], 0)).toBe(total[column])
  },
)

it('puts ₹49,98,000 of eleven instalments into the separate account', () => {
  expect(receipts.all.separate).toBe(49_98_000_00)
  const fromFlats = content.ledger.entries.filter(({ event }) => /^(Flat 1204|Ten more)/.test(event))
  expect(balance(fromFlats).came).toBe(receipts.all.net)
})

it('pays a broker with GST and less TDS, and reminds flat 803 of what it owes', () => {
  expect(brokerPaid).toBe(1_94_880_00)
  expect(payable(7_14_000_00).net).toBe(7_42_560_00)
})
