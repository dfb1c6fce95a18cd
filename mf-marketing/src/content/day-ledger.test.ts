import { expect, it } from 'vitest'
import { balance, levels } from './day-ledger.ts'
import { portalPaper } from './papers/portal-paper.ts'
import { total } from './papers/portal-statement.ts'
import { exactRupees, figure, rupees } from './rupees.ts'
import type { UseCase } from './use-case.ts'
import { content } from './use-cases/hospitality.ts'

const folder = import.meta.glob<{ content: UseCase }>('./use-cases/*.ts', { eager: true })
const ledgerOf = (trade: string) => folder[`./use-cases/${trade}.ts`]?.content.ledger

const { ledger, paper } = content

it('closes the day of the hospitality page with what came in less what went out', () => {
  const { came, went, net } = balance(ledger.entries)
  expect([came, went, net].map(figure)).toEqual(['6,46,665.40', '-52,070.00', '5,94,595.40'])
  expect(came + went).toBe(net)
})

it('books the statement’s credit at the time that its counterfoil gives', () => {
  const credit = ledger.entries.find(({ amount }) => amount === total.net)
  expect(paper.slip.amount).toBe(rupees(total.net))
  expect(paper.slip.fields[0]?.[1]).toContain(credit?.time)
})

it('shows the net of each line of the statement in the ledger’s row beside it', () => {
  const nets = portalPaper.lines.map((line) => `₹${line.at(-1)}`)
  expect(portalPaper.ledger.rows.map(([, , amount]) => exactRupees(amount))).toEqual(nets)
})

it.each(Object.entries(folder))(
  '%s ends its day with the net of all entries, when the book is closed',
  (_, { content: { ledger } }) => {
    const last = levels(ledger).at(-1)
    expect(last?.standing).toBe(balance(ledger.entries).net)
    expect(last?.until).toBe(ledger.close.time)
  },
)

it.each(Object.entries(folder))(
  '%s has an object for its day, unless the day is drawn as a level',
  (_, { content }) => {
    expect(content.paper.thing !== undefined).toBe(content.ledger.drawn !== 'level')
  },
)

it('draws the days of trades next to each other in the menu in different ways', () => {
  const menu = [
    ['small-business', 'startup', 'sme'],
    ['enterprise', 'retail-and-e-commerce', 'software-and-tech'],
    ['manufacturers', 'real-estate', 'healthcare'],
    ['hospitality', 'professional-services', 'consultant-and-freelancers'],
  ]
  const drawn = menu.flat().map((trade) => ledgerOf(trade)?.drawn.split(' ').at(-1))
  for (const [i, way] of drawn.entries()) expect(way, menu.flat()[i]).not.toBe(drawn[i + 1])
  expect(new Set(drawn).size).toBe(4)
})

it('turns a dial of one hour exactly once', () => {
  for (const { content } of Object.values(folder)) {
    if (content.ledger.drawn !== 'hour dial') continue
    const [first] = levels(content.ledger)
    const minutes = [first?.time, content.ledger.close.time].map((time) => Number(time?.replace(':', '')))
    expect((minutes[1] ?? 0) - (minutes[0] ?? 0)).toBe(100)
  }
})
