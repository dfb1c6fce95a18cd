import { expect, it } from 'vitest'
import type { UseCase } from './use-case.ts'

const folder = import.meta.glob<{ content: UseCase }>('./use-cases/*.ts', { eager: true })
const useCases = Object.entries(folder).map(([file, { content }]) => [file, content] as const)

const itemsOf = ({ steps, benefits }: UseCase) => [...steps, ...benefits]

const sentencesOf = (useCase: UseCase): string[] =>
  [
    useCase.title,
    useCase.lead,
    useCase.invitation,
    ...('paper' in useCase
      ? [useCase.paper.label, useCase.tally.text, useCase.ledger.close.text]
      : [useCase.day, useCase.picture.label]),
    ...itemsOf(useCase).flatMap(({ heading, text }) => [heading, text]),
  ].flatMap((text) => text.split(/(?<=[.?])\s+/))

it('has the twelve trades', () => {
  expect(useCases).toHaveLength(12)
})

it('repeats no sentence on another page', () => {
  const pageOf = new Map<string, string>()
  for (const [file, useCase] of useCases)
    for (const sentence of sentencesOf(useCase)) {
      expect(pageOf.get(sentence) ?? file, `'${sentence}' in ${file} is a repetition`).toBe(file)
      pageOf.set(sentence, file)
    }
})

it('draws no picture twice', () => {
  const drawings = useCases.map(([, useCase]) =>
    'paper' in useCase
      ? useCase.paper.letterhead.title
      : useCase.picture.stations.map(([, name]) => name).join(),
  )
  expect(new Set(drawings).size).toBe(drawings.length)
})

it.each(useCases)('%s has four or five steps', (_, useCase) => {
  expect([4, 5]).toContain(useCase.steps.length)
})

const sketched = useCases.flatMap(([file, useCase]) => ('paper' in useCase ? [] : [[file, useCase] as const]))
const papered = useCases.flatMap(([file, useCase]) => ('paper' in useCase ? [[file, useCase] as const] : []))

it.each(sketched)('%s has a day of 50 to 90 words', (_, { day }) => {
  const words = day.split(/\s+/).length
  expect(words).toBeGreaterThanOrEqual(50)
  expect(words).toBeLessThanOrEqual(90)
})

it.each(sketched)('%s has a picture whose labels fit', (_, { picture: { stations, spans } }) => {
  for (const [, name] of stations) {
    expect(name.split(' ').length, name).toBeLessThanOrEqual(2)
    for (const word of name.split(' ')) expect(word.length, name).toBeLessThanOrEqual(10)
  }
  for (const [from, to, packet = ''] of spans) {
    expect(stations[from] && stations[to], `${from} to ${to}`).toBeTruthy()
    expect(packet.length, packet).toBeLessThanOrEqual(22)
  }
})

it.each(papered)('%s has a paper with a cell under each column', (_, { paper }) => {
  for (const line of [...paper.lines, paper.more, paper.total])
    expect(line).toHaveLength(paper.columns.length)
  expect(paper.ledger.rows).toHaveLength(paper.lines.length)
  expect(paper.columns.reduce((sum, { width }) => sum + width, 0)).toBeLessThanOrEqual(40)
})

it.each(papered)('%s has a day in the order of the clock, closed at its end', (_, { ledger }) => {
  const times = [...ledger.entries, ledger.close].map(({ time }) => time)
  expect(times).toEqual(times.toSorted())
})

it.each(papered)('%s leaves open as many as do not agree', (_, { tally }) => {
  expect(tally.open).toHaveLength(tally.of - tally.agree)
})
