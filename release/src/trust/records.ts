import { DamagedError, ifIntact, orDamage, ReleaseError, TooLargeError } from '../errors.ts'
import type { Release } from '../records/releases.ts'
import { isOf } from '../store/is-of.ts'
import { keys } from '../store/keys.ts'
import { largestRecord } from '../store/numbered.ts'
import { largestAhead, readingAhead } from '../store/reading-ahead.ts'
import { notAValue, type Store } from '../store/store.ts'
import { readExactly } from './read-exactly.ts'

async function orTooLarge<T>(reading: Promise<T>): Promise<T | TooLargeError> {
  const found = await orDamage(reading)
  if (found instanceof DamagedError && !(found instanceof TooLargeError)) throw found
  return found
}

/** A channel's release records as they are in the store, before any is judged. */
export class Records {
  readonly #store: Store
  readonly #channel: string

  constructor(store: Store, channel: string) {
    this.#store = store
    this.#channel = channel
  }

  nameOf(number: number): string {
    return `${keys.release(this.#channel, number)} in the store ${this.#store.name}`
  }

  /**
   * The error for a record on a path that was read once but cannot be reread. It counts as an outage: the next path
   * shows whether the record is lost.
   */
  goneSince(number: number): ReleaseError {
    return new ReleaseError(`${this.nameOf(number)} could be read a moment ago, but no longer can`, {
      hint: 'try again',
    })
  }

  refused(number: number, why: string): DamagedError {
    return new DamagedError(`${this.nameOf(number)} is refused: ${why}`, {
      hint: "'pnpm release keys list' shows whose keys are trusted with what; docs/keys.md says what to do",
    })
  }

  /** Refuses a value that does not begin like a record with this number, without reading the rest of a large one. */
  async read(number: number, maxBytes = largestRecord): Promise<Buffer | undefined> {
    const key = keys.release(this.#channel, number)
    const few = Math.min(maxBytes, largestAhead)
    const found = await orTooLarge(this.#store.get(key, undefined, few))
    const isLarge = found instanceof TooLargeError
    const begin = isLarge ? found.begin : found
    if (begin && !isOf(begin, this.#channel, number))
      throw notAValue(key, this.#store.name, `not the record of release ${number}`)
    if (!isLarge) return found
    if (maxBytes === few) throw found
    return this.#store.get(key, undefined, maxBytes)
  }

  /** The release, if the bytes are its record exactly as the tool writes it. */
  exactly(number: number, bytes: Buffer | undefined): Release | undefined {
    const release = bytes && readExactly(bytes)
    return release?.number === number && release.channel === this.#channel ? release : undefined
  }

  /** Reads records in sequence, with prefetching. */
  inOrder(
    following?: (number: number) => number | undefined,
  ): (number: number) => Promise<Buffer | undefined> {
    const read = readingAhead((number, maxBytes) => this.read(number, maxBytes), following)
    return (number) => ifIntact(read(number))
  }
}
