import { ifIntact } from '../errors.ts'
import { keys } from '../store/keys.ts'
import { readingAhead } from '../store/reading-ahead.ts'
import type { Store } from '../store/store.ts'

/** A channel's release records as they are in the store, before any is judged. */
export class Records {
  readonly #store: Store
  readonly #channel: string

  constructor(store: Store, channel: string) {
    this.#store = store
    this.#channel = channel
  }

  read(number: number, most?: number): Promise<Buffer | undefined> {
    return this.#store.get(keys.release(this.#channel, number), undefined, most)
  }

  /** Reads records one after another, and prefetches. */
  inOrder(
    following?: (number: number) => number | undefined,
  ): (number: number) => Promise<Buffer | undefined> {
    const read = readingAhead((number, most) => this.read(number, most), following)
    return (number) => ifIntact(read(number))
  }
}
