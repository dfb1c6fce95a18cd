import { expect, it } from 'vitest'
import { agreed, type State, states } from './screen.ts'
import type { UseCase } from './use-case.ts'

const folder = import.meta.glob<{ content: UseCase }>('./use-cases/*.ts', { eager: true })
const withoutMoney: readonly State[] = Object.values(agreed)
const useCases = Object.entries(folder).map(([file, { content }]) => [file, content] as const)

const itemsOf = ({ steps, benefits }: UseCase) => [...steps, ...benefits]

const sentencesOf = (useCase: UseCase): string[] =>
  [
    useCase.title,
    useCase.lead,
    useCase.invitation,
    useCase.paper.label,
    useCase.gain,
    useCase.drawn.text,
    useCase.ledger.close.text,
    ...itemsOf(useCase).flatMap(({ heading, text }) => [heading, text]),
  ].flatMap((text) => text.split(/(?<=[.?])\s+/))

it('finds the twelve trades', () => {
  expect(useCases).toHaveLength(12)
})

it('repeats no sentence on another page', () => {
  const pageOf = new Map<string, string>()
  for (const [file, useCase] of useCases)
    for (const sentence of sentencesOf(useCase)) {
      expect(pageOf.get(sentence) ?? file, `'${sentence}' is repeated in ${file}`).toBe(file)
      pageOf.set(sentence, file)
    }
})

it('gives each trade’s paper a title of its own', () => {
  const drawings = useCases.map(([, { paper }]) => paper.letterhead.title)
  expect(new Set(drawings).size).toBe(drawings.length)
})

it.each(['statement', 'clipped', 'bound', 'roll', 'book', 'fanfold'])(
  'has one trade with a paper of the kind ‘%s’',
  (kind) => {
    expect(useCases.filter(([, { paper }]) => (paper.make ?? 'statement') === kind)).toHaveLength(1)
  },
)

it('draws a figure or a mark of its own for each trade, and puts its own object on each desk', () => {
  const main = useCases.map(([, { drawn }]) => ('figure' in drawn ? drawn.figure.title : drawn.mark.body))
  expect(new Set(main).size).toBe(useCases.length)
  const things = useCases.flatMap(([, { paper }]) => paper.thing ?? [])
  expect(new Set(things).size).toBe(things.length)
})

it.each(useCases)('%s has four or five steps', (_, useCase) => {
  expect([4, 5]).toContain(useCase.steps.length)
})

it.each(useCases)('%s has a paper with a cell under each column', (_, { paper }) => {
  const { lines, columns, width = 47, make } = paper
  for (const line of [...lines, paper.more, paper.total].filter(Boolean))
    expect(line).toHaveLength(columns.length)
  expect(paper.ledger.rows).toHaveLength(lines.length)
  const filled = columns.reduce((sum, column) => sum + column.width, 0)
  if (make === 'form') expect(filled).toBe(width - 4)
  else expect(filled).toBeLessThanOrEqual(width - 7)
})

it.each(useCases)('%s has each box of a form above whole columns', (_, { paper }) => {
  const { columns, fields, make, spans = [] } = paper
  expect(spans.length).toBe(make === 'form' ? 4 : 0)
  expect(spans.reduce((sum, span) => sum + span, 0)).toBe(make === 'form' ? columns.length : 0)
  if (make === 'form') expect(fields.length % spans.length).toBe(0)
})

it.each(useCases)('%s names each line of its paper differently, in the first column', (_, { paper }) => {
  const { lines, columns, more, total } = paper
  const names = [...lines, ...(more ? [more] : []), total].map(([name]) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(columns[0]?.is).toBe('name')
})

it.each(useCases)('%s has a day in chronological order, closed at its end', (_, { ledger }) => {
  const times = [...ledger.entries, ledger.close].map(({ time }) => time)
  expect(times).toEqual(times.toSorted())
})

it.each(useCases)('%s leaves as many items open as do not agree', (_, { drawn }) => {
  if ('open' in drawn) expect(drawn.open).toHaveLength(drawn.of - drawn.agree)
})

it.each(useCases)('%s keeps every shape and word of its figure within its width', (_, { drawn }) => {
  if (!('figure' in drawn)) return
  for (const { shapes, words } of [drawn.figure.wide, drawn.figure.narrow]) {
    const ends = [
      ...shapes.flatMap((shape) => ('bar' in shape ? [shape.bar[0], shape.bar[0] + shape.bar[2]] : [])),
      ...words.map(({ at: [x] }) => x),
    ]
    expect(Math.min(...ends)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...ends)).toBeLessThanOrEqual(100.02)
  }
})

it.each(useCases)(
  '%s has each of its sections once, and no dark band just above the dark closing band',
  (_, { order, waterfall }) => {
    expect(order.toSorted()).toEqual(['day', ...(waterfall ? ['fall'] : []), 'steps', 'tally'])
    expect(order.at(-1)).not.toBe('day')
  },
)

it('orders its sections in at least six ways', () => {
  expect(new Set(useCases.map(([, { order }]) => order.join())).size).toBeGreaterThanOrEqual(6)
})

it.each(['day', 'steps', 'claim'])('has four trades whose main element is ‘%s’', (what) => {
  expect(useCases.filter(([, { leads }]) => leads === what)).toHaveLength(4)
})

it('names each state in one of six phrases, all of which are used', () => {
  const all = useCases.flatMap(([, { paper, steps }]) => [
    ...paper.ledger.rows.map(([, , , state]) => state),
    ...steps.map(({ piece }) => piece.state),
  ])
  const words = new Set(all.flatMap((state) => (state && !withoutMoney.includes(state) ? state[0] : [])))
  expect([...words].toSorted()).toEqual(
    Object.values(states)
      .map(([word]) => word)
      .toSorted(),
  )
})

it.each(useCases)('%s states on the paper of each step what its parts add up to', (_, { steps }) => {
  for (const { heading, piece } of steps) {
    const { parts = [], facts = [], comesTo } = piece
    expect(parts.length + facts.length, heading).toBeGreaterThan(0)
    const labels = [...facts, ...parts].map(([label]) => label)
    expect(new Set(labels).size, heading).toBe(labels.length)
    if (parts.length) expect(comesTo?.[1], heading).toBe(parts.reduce((sum, [, amount]) => sum + amount, 0))
  }
})

it.each(useCases)('%s gives the same amounts in its steps as in its day’s book', (_, { steps, ledger }) => {
  for (const { piece } of steps) {
    const [time] = piece.on.match(/(?<=^|, )\d\d:\d\d$/) ?? []
    const entry = ledger.entries.find((entry) => entry.time === time)
    if (entry) expect(piece.comesTo?.[1], time).toBe(Math.abs(entry.amount))
  }
})

it('stamps at most one piece of a paper, and only if the paper has a stamp', () => {
  for (const [file, { steps, paper }] of useCases)
    expect(steps.filter(({ piece }) => piece.stamped).length, file).toBeLessThanOrEqual(paper.stamp ? 1 : 0)
})

it.each(useCases)('%s has no character that would keep its text from being found', (_, useCase) => {
  expect(JSON.stringify(useCase)).not.toMatch(/[\u00a0\u2060]/)
})
