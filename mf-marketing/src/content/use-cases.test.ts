import { expect, it } from 'vitest'
import type { UseCase } from './use-case.ts'

const folder = import.meta.glob<{ content: UseCase }>('./use-cases/*.ts', { eager: true })
const useCases = Object.entries(folder).map(([file, { content }]) => [file, content] as const)

const itemsOf = ({ steps, benefits }: UseCase) => [...steps, ...benefits]

const sentencesOf = (useCase: UseCase): string[] =>
  [
    useCase.title,
    useCase.lead,
    useCase.day,
    useCase.invitation,
    useCase.picture.label,
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
  const drawings = useCases.map(([, { picture }]) => picture.stations.map(([, name]) => name).join())
  expect(new Set(drawings).size).toBe(drawings.length)
})

it.each(useCases)('%s has four or five steps and a day of 50 to 90 words', (_, useCase) => {
  expect([4, 5]).toContain(useCase.steps.length)
  const words = useCase.day.split(/\s+/).length
  expect(words).toBeGreaterThanOrEqual(50)
  expect(words).toBeLessThanOrEqual(90)
})

it.each(useCases)('%s has a picture whose labels fit', (_, { picture: { stations, spans } }) => {
  for (const [, name] of stations) {
    expect(name.split(' ').length, name).toBeLessThanOrEqual(2)
    for (const word of name.split(' ')) expect(word.length, name).toBeLessThanOrEqual(10)
  }
  for (const [from, to, packet = ''] of spans) {
    expect(stations[from] && stations[to], `${from} to ${to}`).toBeTruthy()
    expect(packet.length, packet).toBeLessThanOrEqual(22)
  }
})
