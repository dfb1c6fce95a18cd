/** How many files of a store one step reads or writes at a time: a bucket may have high latency. */
export const filesAtOnce = 32

/** Files read at a time: a process has a limited number of file descriptors. */
export const openFilesAtOnce = 64

/**
 * Maps items with bounded concurrency, preserving order. Stops scheduling after the first error, and rethrows
 * it once the calls in flight have settled.
 */
export async function mapConcurrently<Item, Result>(
  atOnce: number,
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = items.entries()
  let hasFailed = false
  const work = async () => {
    for (const [index, item] of waiting) {
      if (hasFailed) return
      try {
        results[index] = await act(item)
      } catch (error) {
        hasFailed = true
        throw error
      }
    }
  }
  for (const ended of await Promise.allSettled(Array.from({ length: atOnce }, work)))
    if (ended.status === 'rejected') throw ended.reason
  return results
}

/** Bounds how many calls run at a time; further calls queue. */
export class Semaphore {
  readonly #atOnce: number
  readonly #waiting: (() => void)[] = []
  #begun = 0

  constructor(atOnce: number) {
    this.#atOnce = atOnce
  }

  async run<Result>(act: () => Promise<Result>): Promise<Result> {
    if (this.#begun < this.#atOnce) this.#begun++
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    try {
      return await act()
    } finally {
      const next = this.#waiting.shift() // takes over this slot
      if (next) next()
      else this.#begun--
    }
  }
}
