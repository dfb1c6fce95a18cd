import { randomInt } from 'node:crypto'

/** Reproducible randomness: the same seed gives the same choices (mulberry32). */
export class Chance {
  #state: number

  constructor(seed: number) {
    this.#state = seed
  }

  /** At least 0, less than 1. */
  number(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  below(end: number): number {
    return Math.floor(this.number() * end)
  }

  isOneIn(count: number): boolean {
    return this.below(count) === 0
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T
  }

  /** Joins up to `most` results of `make`. */
  some(most: number, make: () => string): string {
    return Array.from({ length: this.below(most + 1) }, make).join('')
  }
}

/** Duration of one fuzz test: FUZZ_SECONDS, or a few seconds by default. */
const seconds = Number(process.env['FUZZ_SECONDS'] ?? 3)

/** Timeout of one fuzz test, in ms. */
export const fuzzLimit = seconds * 1000 + 30_000

/**
 * Runs rounds until the time is up, each with its own seed. A failure names its seed; FUZZ_SEED starts with a
 * given one.
 */
export async function fuzz(name: string, round: (chance: Chance) => Promise<void> | void): Promise<void> {
  const first = Number(process.env['FUZZ_SEED'] ?? randomInt(2 ** 31))
  const end = performance.now() + seconds * 1000
  let seed = first
  do {
    try {
      await round(new Chance(seed))
    } catch (cause) {
      throw new Error(`${name} fails with FUZZ_SEED=${seed}: ${(cause as Error).message}`, { cause })
    }
    seed++
  } while (performance.now() < end)
  console.log(`${name}: ${seed - first} rounds from FUZZ_SEED=${first}`)
}
