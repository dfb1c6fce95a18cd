/**
 * Does something with each item, so many at once, and gives the results in the order of the items. After an error no
 * further item is begun, and it is thrown when those that were begun have ended.
 */
export async function mapConcurrently<Item, Result>(
  atOnce: number,
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = [...items.entries()]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, item] = next
      try {
        results[index] = await act(item)
      } catch (error) {
        waiting.length = 0
        throw error
      }
    }
  }
  for (const ended of await Promise.allSettled(Array.from({ length: atOnce }, work)))
    if (ended.status === 'rejected') throw ended.reason
  return results
}

/** Lets so many things be done at a time; what comes later waits for its turn. */
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
      const next = this.#waiting.shift() // goes on with this turn
      if (next) next()
      else this.#begun--
    }
  }
}
