import { TooLargeError } from '../errors.ts'
import { largestValue } from './store.ts'

/** How many of a distant store's records are read at a time. */
const mostAhead = 100

/**
 * In bytes: records read ahead take at most as much memory together as one value of a store. Larger ones are read
 * alone.
 */
const largestAhead = largestValue / mostAhead

/** Reads the bytes of a record; fails if there are more than `most`. */
type ReadRecord = (number: number, most?: number) => Promise<Buffer | undefined>

/**
 * Reads records one after another, from the highest number down unless told what follows, and prefetches more the
 * longer the walk lasts.
 */
export function readingAhead(
  read: ReadRecord,
  following: (number: number) => number | undefined = before,
): (number: number) => Promise<Buffer | undefined> {
  let reads = new Map<number, Promise<Buffer | undefined>>()
  let ahead = 1
  return (number) => {
    const known = reads.get(number)
    if (known) return known.catch(() => read(number))
    const wanted = read(number)
    reads = new Map([[number, wanted]])
    for (let next = following(number); next !== undefined && reads.size < ahead; next = following(next)) {
      const early = read(next, largestAhead)
      early.catch(() => {}) // read again when it is needed
      reads.set(next, early)
    }
    ahead = Math.min(2 * ahead, mostAhead)
    return wanted
  }
}

/**
 * Reads records in this order, and prefetches, more the longer the walk goes on: anyone who can write to a store can put
 * any number of damaged records above the live one. Yields each number with a function that gives what reading it gave.
 */
export async function* inTurn<T>(
  numbers: Iterable<number> | AsyncIterable<number>,
  read: (number: number, most?: number) => Promise<T>,
): AsyncGenerator<readonly [number: number, read: () => Promise<T>]> {
  for await (const block of blocksOf(numbers)) {
    const early = block.map((number) => read(number, block.length > 1 ? largestAhead : undefined))
    for (const one of early) one.catch(() => {}) // thrown where it is asked for
    for (const [index, number] of block.entries())
      yield [
        number,
        () =>
          (early[index] as Promise<T>).catch((error) => {
            if (error instanceof TooLargeError) return read(number)
            throw error
          }),
      ]
  }
}

/** One number, then two, then four, and so on. */
async function* blocksOf(numbers: Iterable<number> | AsyncIterable<number>): AsyncGenerator<number[]> {
  let [block, most]: [number[], number] = [[], 1]
  for await (const number of numbers) {
    block.push(number)
    if (block.length < most) continue
    yield block
    most = Math.min(2 * most, mostAhead)
    block = []
  }
  if (block.length > 0) yield block
}

const before = (number: number): number | undefined => (number > 1 ? number - 1 : undefined)
