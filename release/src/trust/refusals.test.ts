import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Refusals } from './refusals.ts'

const problem = { number: 1, what: 'it is forged' }
const link = (number: number) => ({ number, sha256: `hash ${number}` })

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

it('forgets nothing during a one-minute scan of 100,000 records', () => {
  const refusals = new Refusals()
  for (let number = 0; number < 100_000; number++) {
    refusals.add([link(number)], problem)
    vi.advanceTimersByTime(0.6)
  }
  expect(refusals.of('hash 0')).toEqual(problem)
})

it('forgets every refusal after five seconds, as a lost record may have been restored', () => {
  const refusals = new Refusals()
  refusals.add([link(1)], problem)
  vi.advanceTimersByTime(4900)
  expect(refusals.of('hash 1')).toEqual(problem)
  vi.advanceTimersByTime(200)
  expect(refusals.of('hash 1')).toBeUndefined()
})

it('remembers refusals for twenty times as long as they took', () => {
  const refusals = new Refusals()
  for (const number of [1, 2]) refusals.add([link(number)], problem, 1000)
  vi.advanceTimersByTime(39_900)
  expect(refusals.of('hash 1')).toEqual(problem)
  vi.advanceTimersByTime(200)
  expect(refusals.of('hash 1')).toBeUndefined()
  refusals.add([link(1)], problem)
  vi.advanceTimersByTime(5100)
  expect(refusals.of('hash 1')).toBeUndefined()
})

it('forgets a refusal within ten minutes, even if many are added in the meantime', () => {
  const refusals = new Refusals()
  for (let number = 1; number <= 200; number++) {
    refusals.add([link(number)], problem)
    vi.advanceTimersByTime(4000)
  }
  expect(refusals.of('hash 1')).toBeUndefined()
})
