import { expect, it } from 'vitest'
import { balance } from './day-ledger.ts'
import { portalPaper } from './papers/portal-paper.ts'
import { total } from './papers/portal-statement.ts'
import { exactRupees, figure, rupees } from './rupees.ts'
import { content } from './use-cases/hospitality.ts'

const { ledger, paper } = content

it('closes hospitality’s day on what came in less what went out', () => {
  const { came, went, net } = balance(ledger.entries)
  expect([came, went, net].map(figure)).toEqual(['6,46,665.40', '-52,070.00', '5,94,595.40'])
  expect(came + went).toBe(net)
})

it('books the statement’s credit at the time that its counterfoil gives', () => {
  const credit = ledger.entries.find(({ amount }) => amount === total.net)
  expect(paper.slip.amount).toBe(rupees(total.net))
  expect(paper.slip.fields[0]?.[1]).toContain(credit?.time)
})

it('shows each line’s net in the ledger’s row beside it', () => {
  const nets = portalPaper.lines.map((line) => `₹${line.at(-1)}`)
  expect(portalPaper.ledger.rows.map(([, , amount]) => exactRupees(amount))).toEqual(nets)
})
