import { expect, it } from 'vitest'
import { balances } from '../figures/connect.ts'
import { total } from '../figures/figure.ts'
import { calls, checks } from '../figures/home.ts'
import { position } from '../pictures/cash-position.ts'
import { file } from '../pictures/vendor-batch.ts'
import { rupees } from '../rupees.ts'
import { features } from './features.ts'

it('draws no tile in the form of the one before', () => {
  const forms = features.tiles.map(({ figure }) => figure.kind)
  for (const [i, form] of forms.entries()) expect(form).not.toBe(forms[i - 1])
})

it.each(features.tiles)('says in its label what is beside the title: $heading', ({ figure }) => {
  expect(figure.label.length).toBeGreaterThan(60)
  for (const sum of figure.sum.match(/₹[\d,]+/g) ?? []) expect(figure.label).toContain(sum)
})

it('checks every payee of the file that the calls pay', () => {
  expect(total(checks.parts.map(({ weight }) => weight))).toBe(file.count)
  const payouts = calls.rows.find(({ left: [call] }) => call === 'POST /payouts')
  expect(payouts).toMatchObject({ left: ['POST /payouts', `${file.count} rows`], amount: file.amount })
  expect(calls.label).toContain(rupees(file.amount))
})

it('answers with the balance that the tile about balances shows', () => {
  const asked = calls.rows.find(({ left: [call] }) => call === 'GET /accounts')
  expect(asked?.amount).toBe(position)
  expect(asked?.right[1]).toContain(balances.sum.replace('At ', ''))
})
