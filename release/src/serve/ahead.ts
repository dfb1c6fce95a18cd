import { DamagedError, DeniedError } from '../errors.ts'

/** What is known about a record: one that could not be read may be a release that others can read. */
type Found = 'intact' | 'damaged' | 'unread'

const foundAs = (error: unknown): Found =>
  error instanceof DamagedError && !(error instanceof DeniedError) ? 'damaged' : 'unread'

/** Records above the release shown, as last read. */
export class Ahead {
  readonly #found = new Map<number, Found>()

  /** Returns the record, and notes whether it is intact, damaged or unread. */
  async noting<T>(number: number, reading: Promise<T>): Promise<T> {
    try {
      const read = await reading
      this.#found.set(number, 'intact')
      return read
    } catch (error) {
      this.#found.set(number, foundAs(error))
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
