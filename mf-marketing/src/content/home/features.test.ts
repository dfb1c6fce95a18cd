import { expect, it } from 'vitest'
import { balances } from '../figures/connect.ts'
import { total } from '../figures/figure.ts'
import { calls, checks, routes, slip } from '../figures/home.ts'
import { position } from '../pictures/cash-position.ts'
import { file, held } from '../pictures/vendor-batch.ts'
import { rupees } from '../rupees.ts'
import { approved, checked as sheet } from '../steps/vendor-sheet.ts'
import { features } from './features.ts'

it('gives no tile the same form as the previous one', () => {
  const forms = features.tiles.map(({ figure }) => figure.kind)
  for (const [i, form] of forms.entries()) expect(form).not.toBe(forms[i - 1])
})

it.each(features.tiles)('names in its label the amounts beside the title: $heading', ({ figure }) => {
  expect(figure.label.length).toBeGreaterThan(60)
  for (const sum of figure.sum.match(/₹[\d,]+/g) ?? []) expect(figure.label).toContain(sum)
})

it('clears or holds every payee in the file that the calls pay', () => {
  expect(total(checks.sums.map(({ count }) => count))).toBe(file.count)
  expect(total(checks.sums.map(({ amount }) => amount))).toBe(file.amount)
  const payouts = calls.rows.find(({ call }) => call.join(' ') === 'POST /payouts')
  expect(payouts).toMatchObject({ about: `BridgePay, ${file.count} rows`, amount: file.amount })
  expect(calls.label).toContain(rupees(file.amount))
})

it('answers the call for accounts with the balance that the tile about balances shows', () => {
  const asked = calls.rows.find(({ call }) => call.join(' ') === 'GET /accounts')
  expect(asked?.amount).toBe(position)
  expect(asked?.answer[1]).toContain(balances.sum.replace('At ', ''))
})

it('holds back the row that Pay’s sheet marks, and clears the others', () => {
  const rows = checks.rows.slice(0, -1)
  expect(rows.filter(([, heldBy]) => heldBy !== undefined).map(([name]) => name)).toEqual([
    `${held.row} ${held.payee}`,
  ])
  const inSheet = sheet.rows.map(({ row, payee }) => `${row} ${payee}`)
  for (const [name] of rows) expect(inSheet).toContain(name)
  const [more] = checks.rows.at(-1) ?? []
  expect(Number.parseInt(more ?? '', 10) + rows.length).toBe(file.count)
})

it('signs the slip as Pay does, for an amount within the limit', () => {
  expect(approved.bench.signatures.map(({ who, time }) => [who, time])).toEqual(
    slip.signed.map(({ who, time }) => [who, time]),
  )
  expect(slip.amount).toBe(approved.whole.amount)
  expect(slip.left).toBe(`${rupees(slip.limit - slip.amount)} left`)
  expect(rupees(slip.limit - slip.amount)).toBe('₹11,60,000')
})

it('routes each payout within its rail’s limits, as Pay’s sheet does', () => {
  for (const { name, runs, stops } of routes.lanes)
    for (const { at, text } of stops) {
      const [from = 0, to = 0] = runs[0] ?? []
      expect(at).toBeGreaterThan(from)
      expect(at).toBeLessThan(to)
      const row = sheet.rows.find(({ payee }) => payee.split(' ')[0] === text.split(',')[0])
      expect([row?.rail, rupees(row?.amount ?? 0)]).toEqual([name, text.split(', ')[1]])
    }
})
