import { DamagedError, DeniedError, ifIntact } from '../errors.ts'
import { CutOffError } from '../records/cut-off.ts'
import type { Release } from '../records/releases.ts'

/** What is known about a record: one that could not be read may be a release that others can read. */
type Found = 'intact' | 'damaged' | 'unread'

/** A record that is genuine, but cut off from the release shown, may be live: others may have seen what is between. */
async function foundAs(error: unknown, shown: Release | undefined): Promise<Found> {
  if (!(error instanceof DamagedError) || error instanceof DeniedError) return 'unread'
  const isGenuine = shown && error instanceof CutOffError && (await ifIntact(error.cut.problem(shown)))
  return isGenuine ? 'unread' : 'damaged'
}

/** Records above the release shown, as last read. */
export class Ahead {
  readonly #found = new Map<number, Found>()

  /** Returns the record, and notes whether it is intact, damaged or unread. */
  async noting<T>(number: number, reading: Promise<T>, shown?: Release): Promise<T> {
    try {
      const read = await reading
      this.#found.set(number, 'intact')
      return read
    } catch (error) {
      this.#found.set(number, await foundAs(error, shown))
      throw error
    }
  }

  keepOnly(isKept: (number: number) => boolean): void {
    for (const number of this.#found.keys()) if (!isKept(number)) this.#found.delete(number)
  }

  /** Whether a later release exists, or may exist: no release is made above a free number. */
  isPast(number: number): boolean {
    for (const [one, found] of this.#found) if (one > number && found === 'intact') return true
    for (let next = number + 1; this.#found.has(next); next++)
      if (this.#found.get(next) === 'unread') return true
    return false
  }
}
