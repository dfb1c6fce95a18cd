/**
 * Numbers of release records that were refused when last read, and are reread in case one was damaged and has been
 * restored. Anyone who can write to a store can plant any number of them, of any size, so only as many are reread at
 * once as fit into a given time, starting with those read longest ago.
 */
export class RefusedNumbers {
  readonly #time: number
  readonly #numbers = new Set<number>()
  #few = Number.POSITIVE_INFINITY

  /** @param time in ms: how long rereading may take at a time */
  constructor(time: number) {
    this.#time = time
  }

  has(number: number): boolean {
    return this.#numbers.has(number)
  }

  /** The end of the unbroken run of refused numbers that follows this one; this one if there is none. */
  lastAfter(number: number): number {
    let last = number
    while (this.#numbers.has(last + 1)) last++
    return last
  }

  /** The numbers to reread now. */
  due(): number[] {
    return [...this.#numbers].slice(0, this.#few)
  }

  /** Whether there are more than these. */
  isMore({ length }: readonly number[]): boolean {
    return length < this.#numbers.size
  }

  /** Records what was read, which of it was refused, and how many ms it took. */
  wereRead(numbers: readonly number[], refused: readonly number[], took: number): void {
    for (const number of numbers) this.#numbers.delete(number)
    for (const number of refused) this.#numbers.add(number)
    if (numbers.length > 0) this.#few = Math.max(1, Math.floor((numbers.length * this.#time) / took))
  }

  keepOnly(isKept: (number: number) => boolean): void {
    for (const number of this.#numbers) if (!isKept(number)) this.#numbers.delete(number)
  }
}
