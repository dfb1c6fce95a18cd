import { expect, it, vi } from 'vitest'
import { MemoryStore } from './memory-store.ts'
import { append, lastNumber, latestNumbers, numbersIn } from './numbered.ts'

const folder = 'published/mf-a'
const keyOf = (number: number) => `${folder}/${number}.json`

/** A folder that holds records with these numbers. */
function holding(...numbers: number[]): MemoryStore {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  return new MemoryStore(numbers.map((number) => [keyOf(number), Buffer.from('{}')]))
}

const add = (store: MemoryStore) => append(store, folder, keyOf, () => '{}')
const highest = 999_999_999_999_999

it.each([
  ['the highest number', [highest], 4],
  ['the highest numbers', [highest - 1, highest], 4],
  ['a number that skips thousands', [5000], 4],
  ['several numbers that each skip thousands', [5000, 9000, 13_000], 4],
  ['a number that skips hundreds', [900], 901],
  ['several numbers that each skip hundreds', [900, 1800, 2700], 2701],
])('adds records next to planted ones that take %s', async (_, planted, next) => {
  const store = holding(1, 2, 3, ...planted)
  expect(await add(store)).toBe(next)
  expect(await add(store)).toBe(next + 1)
  expect(await lastNumber(store, folder)).toBe(next + 1)
  expect((await latestNumbers(store, folder)).at(-1)).toBe(next + 1)
  expect((await numbersIn(store, folder)).at(-1)).toBe(next + 1)
})

it('adds the first record to a folder in which the highest number is taken', async () => {
  const store = holding(highest)
  expect(await lastNumber(store, folder)).toBe(0)
  expect(await add(store)).toBe(1)
})

it('reports skipped records once, naming the first', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  said.mockClear()
  await add(holding(1, 5000, highest))
  expect(said.mock.calls.flat()).toEqual([
    'note: published/mf-a/5000.json in the store memory is skipped, because it leaves more than 1,000 numbers free: find out who wrote it, and remove it',
  ])
})

it('never gives two writers the same number, regardless of what lies between and above theirs', async () => {
  const store = holding(1, 3, 40, 1030, highest)
  const given = await Promise.all(Array.from({ length: 20 }, () => add(store)))
  expect(new Set(given).size).toBe(20)
  expect(Math.min(...given)).toBe(1031)
})
