import { expect, it } from 'vitest'
import { RateLimit } from './rate-limit.ts'

it('lets the given number of requests through per minute', () => {
  const limit = new RateLimit(2)
  const waits = [0, 10_000, 20_000, 59_999, 60_000, 60_001, 60_002].map((now) => limit.take('a', now))
  expect(waits).toEqual([0, 0, 40, 1, 0, 0, 60])
  expect(limit.take('b', 20_000)).toBe(0)
})

it('remembers a bounded number of addresses, and forgets old ones', () => {
  const limit = new RateLimit(1, { most: 100 })
  for (let index = 0; index < 1000; index++) limit.take(`visitor ${index}`, index)
  expect(limit.size).toBe(100)
  expect(limit.take('visitor 999', 1000)).toBe(60)
  limit.take('later', 200_000)
  expect(limit.size).toBe(1)
})
