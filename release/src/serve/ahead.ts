import { DamagedError, DeniedError } from '../errors.ts'

/** Whether a release may be live for others, although it cannot be read here. */
export const mayExist = (error: unknown): boolean =>
  error instanceof DeniedError || !(error instanceof DamagedError)

/** Numbers of releases that exist, or may exist, as far as was last read. */
export class Ahead {
  readonly #numbers: Set<number>

  constructor(numbers: readonly number[]) {
    this.#numbers = new Set(numbers)
  }

  /** Returns what is read, and remembers whether there is such a release. */
  async noting<T>(number: number, reading: Promise<T>): Promise<T> {
    try {
      const read = await reading
      this.#numbers.add(number)
      return read
    } catch (error) {
      if (mayExist(error)) this.#numbers.add(number)
      else this.#numbers.delete(number)
      throw error
    }
  }

  keepOnly(isKept: (number: number) => boolean): void {
    for (const number of this.#numbers) if (!isKept(number)) this.#numbers.delete(number)
  }

  isPast(number: number): boolean {
    return [...this.#numbers].some((one) => one > number)
  }
}
