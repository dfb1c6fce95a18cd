import { DamagedError, TooLargeError } from '../errors.ts'
import { largestValue } from './store.ts'

/** How many of a high-latency store's records are read at a time. */
const mostAhead = 100

/**
 * Maximum size of records that are read ahead, in bytes: together, they take at most as much memory as one value of a
 * store. Larger ones are read alone.
 */
export const largestAhead = largestValue / mostAhead

/** Reads the bytes of a record; fails if there are more than `maxBytes`. */
type ReadRecord = (number: number, maxBytes?: number) => Promise<Buffer | undefined>

/**
 * Reads records one after another, from the highest number down unless `following` gives another order, and prefetches
 * more the longer the walk lasts.
 */
export function readingAhead(
  read: ReadRecord,
  following: (number: number) => number | undefined = before,
): (number: number) => Promise<Buffer | undefined> {
  let reads = new Map<number, Promise<Buffer | undefined>>()
  let ahead = 1
  return (number) => {
    const known = reads.get(number)
    if (known)
      return known.then(
        (bytes) => bytes ?? read(number), // one response may be wrong
        (error) => (isFinal(error) ? Promise.reject(error) : read(number)),
      )
    const wanted = read(number)
    reads = new Map([[number, wanted]])
    for (let next = following(number); next !== undefined && reads.size < ahead; next = following(next)) {
      const early = read(next, largestAhead)
      early.catch(() => {}) // avoids an unhandled rejection; the caller retries or gets the error
      reads.set(next, early)
    }
    ahead = Math.min(2 * ahead, mostAhead)
    return wanted
  }
}

/** Whether another attempt, with a larger limit, would fail too. */
const isFinal = (error: unknown): boolean =>
  error instanceof DamagedError && !(error instanceof TooLargeError)

/**
 * Reads records in this order, prefetching more the longer the walk goes on: anyone who can write to a store can put
 * any number of damaged records above the live one. Yields each record's name, such as its number, with a function
 * that returns what was read or throws the error.
 */
export async function* inTurn<Name, T>(
  names: Iterable<Name> | AsyncIterable<Name>,
  read: (name: Name, maxBytes?: number) => Promise<T>,
): AsyncGenerator<readonly [name: Name, read: () => Promise<T>]> {
  for await (const block of blocksOf(names)) {
    const early = block.map((name) => read(name, block.length > 1 ? largestAhead : undefined))
    for (const one of early) one.catch(() => {}) // no unhandled rejection; the caller that reads it gets the error
    for (const [index, name] of block.entries())
      yield [
        name,
        () =>
          (early[index] as Promise<T>).catch((error) => {
            if (error instanceof TooLargeError) return read(name)
            throw error
          }),
      ]
  }
}

/** One name, then two, then four, and so on. */
async function* blocksOf<Name>(names: Iterable<Name> | AsyncIterable<Name>): AsyncGenerator<Name[]> {
  let [block, most]: [Name[], number] = [[], 1]
  for await (const name of names) {
    block.push(name)
    if (block.length < most) continue
    yield block
    most = Math.min(2 * most, mostAhead)
    block = []
  }
  if (block.length > 0) yield block
}

const before = (number: number): number | undefined => (number > 1 ? number - 1 : undefined)
