import { expect, it } from 'vitest'
import { readingAhead } from './reading-ahead.ts'

/** Walks down through records of these sizes. Returns the most bytes in flight and the number of round trips. */
async function mostBytes(sizes: readonly number[]): Promise<{ most: number; rounds: number }> {
  let [open, most, rounds] = [0, 0, 0]
  const read = async (number: number, limit = Number.POSITIVE_INFINITY) => {
    const size = sizes[number - 1] as number
    if (size > limit) throw new Error('too large')
    if (open === 0) rounds++
    open += size
    most = Math.max(most, open)
    await new Promise((resolve) => setTimeout(resolve, 1))
    open -= size
    return Buffer.from(`${number}`)
  }
  const next = readingAhead(read)
  for (let number = sizes.length; number > 0; number--) expect(String(await next(number))).toBe(`${number}`)
  return { most, rounds }
}

const records = (count: number, size: number) => Array.from({ length: count }, () => size)

it('reads a long history from a high-latency store in few round trips', async () => {
  expect((await mostBytes(records(1000, 5000))).rounds).toBeLessThan(20)
})

it('reads no more bytes ahead than the largest value may have, even if the records are larger', async () => {
  const small = records(100, 5000) // cause the maximum number to be read ahead
  expect((await mostBytes([...records(200, 64_000_000), ...small])).most).toBeLessThanOrEqual(64_000_000)
  expect((await mostBytes([...records(200, 640_000), ...small])).most).toBeLessThanOrEqual(64_000_000)
})
