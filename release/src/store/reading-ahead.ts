import { largestValue } from './store.ts'

/** How many of a distant store's records are read at a time. */
const mostAhead = 100

/** In bytes: records read ahead take no more memory together than one value of a store may. Others are read alone. */
const largestAhead = largestValue / mostAhead

/** Reads the bytes of a record, unless there are more than `most` of them: then it fails. */
type ReadRecord = (number: number, most?: number) => Promise<Buffer | undefined>

/**
 * Reads records one after another, from the highest number down unless told what follows, and prefetches, more the
 * longer the walk goes on.
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
      early.catch(() => {}) // read again once it is asked for
      reads.set(next, early)
    }
    ahead = Math.min(2 * ahead, mostAhead)
    return wanted
  }
}

const before = (number: number): number | undefined => (number > 1 ? number - 1 : undefined)
