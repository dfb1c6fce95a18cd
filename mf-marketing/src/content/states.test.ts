import { expect, it } from 'vitest'
import { agreed, type State, said, states } from './screen.ts'

const modules = import.meta.glob<object>(['./**/*.ts', '!./**/*.test.ts'], { eager: true })

const kinds: readonly unknown[] = Object.values(states).map(([, kind]) => kind)

const isState = (value: unknown): value is State =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'string' && kinds.includes(value[1])

const statesIn = (value: unknown): State[] => {
  if (isState(value)) return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(statesIn) : []
}

const named = new Set<State>([states, agreed, said].flatMap((of) => Object.values(of)))

it('finds states in the pictures', () => {
  expect(new Set(Object.values(modules).flatMap(statesIn)).size).toBeGreaterThan(5)
})

it.each(Object.entries(modules))('%s names its states in the words that all pictures use', (_, content) => {
  expect(statesIn(content).filter((state) => !named.has(state))).toEqual([])
})
