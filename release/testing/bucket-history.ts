import { expect, it } from 'vitest'
import { mapConcurrently } from '../src/concurrency.ts'
import { keys } from '../src/store/keys.ts'
import { lastNumber, numbersAfter, numbersDown } from '../src/store/numbered.ts'
import { type BucketServer, withProxy } from './bucket.ts'

const folder = keys.releases('production')
const count = 2345

/** Tests what a long history costs on a bucket. A test file with its own server runs this. */
export function bucketHistory(server: () => BucketServer): void {
  it('finds the newest of thousands of records in two round trips, even if records are planted or lost', {
    timeout: 120_000,
    tags: 'long',
  }, async () => {
    await withProxy(server(), async (store, proxy) => {
      const numbers = Array.from({ length: count }, (_, index) => index + 1)
      await mapConcurrently(64, numbers, (number) => store.putIfAbsent(`${folder}/${number}.json`, ''))
      Object.assign(proxy, { requests: 0, roundTrips: 0, delay: 200 }) // so long that concurrent requests overlap
      expect(await lastNumber(store, folder)).toBe(count)
      expect(proxy).toMatchObject({ requests: 5, roundTrips: 2 })
      proxy.delay = 0
      expect(await numbersAfter(store, folder, count - 2)).toEqual([count - 1, count])
      expect(await numbersAfter(store, folder, 1000)).toHaveLength(count - 1000)
      expect(await all(numbersDown(store, folder))).toEqual(numbers.toReversed())
      const leads = keys.hundreds(folder)
      for (const forged of ['x', '24', '999999999999999']) {
        await store.putIfAbsent(`${leads}/${forged}.json`, '')
        expect(await lastNumber(store, folder)).toBe(count)
      }
      const highest = 999_999_999_999_900
      for (const planted of [`${leads}/${highest / 100}`, `${folder}/${highest - 1}`, `${folder}/${highest}`])
        await store.putIfAbsent(`${planted}.json`, '')
      expect(await lastNumber(store, folder)).toBe(count)
      for (const lost of await store.list(leads)) await store.remove(`${leads}/${lost}`)
      expect(await lastNumber(store, folder)).toBe(count)
      await store.putIfAbsent(keys.hundred(folder, 10), '')
      expect(await lastNumber(store, folder)).toBe(count)
    })
  })
}

async function all<T>(values: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const value of values) found.push(value)
  return found
}
