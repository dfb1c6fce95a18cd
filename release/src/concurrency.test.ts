import { expect, it } from 'vitest'
import { mapConcurrently } from './concurrency.ts'

const soon = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

it.each([1, 2, 5])('runs at most %i calls at a time and preserves order', async (atOnce) => {
  let [going, most] = [0, 0]
  const doubled = await mapConcurrently(atOnce, [9, 1, 5, 3, 7, 2], async (ms) => {
    most = Math.max(most, ++going)
    await soon(ms)
    going--
    return 2 * ms
  })
  expect(doubled).toEqual([18, 2, 10, 6, 14, 4])
  expect(most).toBe(atOnce)
})

it('schedules nothing after an error, and rethrows it once the calls in flight have settled', async () => {
  const [begun, ended]: [number[], number[]] = [[], []]
  const failing = mapConcurrently(2, [1, 2, 3, 4], async (item) => {
    begun.push(item)
    await soon(item * 10)
    ended.push(item)
    if (item === 1) throw new Error('the first')
  })
  await expect(failing).rejects.toThrow('the first')
  expect([begun, ended]).toEqual([
    [1, 2],
    [1, 2],
  ])
})

it('returns no results for no items', async () => {
  expect(await mapConcurrently(2, [], async () => 1)).toEqual([])
})

it('handles half a million items in linear time', async () => {
  const items = Array.from({ length: 500_000 }, (_, index) => index)
  const begun = performance.now()
  expect(await mapConcurrently(32, items, async (item) => item)).toHaveLength(500_000)
  expect(performance.now() - begun).toBeLessThan(5000)
})
