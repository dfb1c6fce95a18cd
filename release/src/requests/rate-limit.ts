import { setBounded } from '../set-bounded.ts'

const minute = 60_000

interface Bounds {
  /** Maximum number of names that are kept. */
  readonly most?: number
  /** The period over which requests are counted, in ms. */
  readonly time?: number | undefined
}

/** Limits requests by name and minute (or another period), for a bounded number of names. */
export class RateLimit {
  readonly #rate: number
  readonly #most: number
  readonly #time: number
  /** In insertion order, so the first one is the oldest. */
  readonly #counts = new Map<string, { count: number; readonly until: number }>()

  constructor(rate: number, { most = 10_000, time = minute }: Bounds = {}) {
    this.#rate = rate
    this.#most = most
    this.#time = time
  }

  get size(): number {
    return this.#counts.size
  }

  /** Counts one more request. Returns how many seconds this name must wait, usually 0. The clock is monotonic. */
  take(name: string, now = performance.now()): number {
    this.#forgetBefore(now)
    const current = this.#counts.get(name) ?? this.#begin(name, now)
    if (current.count >= this.#rate) return Math.ceil((current.until - now) / 1000)
    current.count++
    return 0
  }

  #begin(name: string, now: number) {
    const begun = { count: 0, until: now + this.#time }
    setBounded(this.#counts, this.#most, name, begun)
    return begun
  }

  #forgetBefore(now: number): void {
    for (const [oldest, { until }] of this.#counts)
      if (until <= now) this.#counts.delete(oldest)
      else break
  }
}
