import { randomInt } from 'node:crypto'
import fc from 'fast-check'

/** Draws the choices of one round. fast-check shrinks them when the round fails. */
export class Chance {
  readonly #draw: fc.GeneratorValue

  constructor(draw: fc.GeneratorValue) {
    this.#draw = draw
  }

  below(end: number): number {
    return this.#draw(evenly, end - 1)
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

/** Uniform, so that every choice is equally likely; by default, fast-check favours small and large numbers. */
const evenly = (max: number) => fc.noBias(fc.nat({ max }))

/** Duration of one fuzz test: FUZZ_SECONDS, or a few seconds by default. */
const seconds = Number(process.env['FUZZ_SECONDS'] ?? 3)

/** Timeout of one fuzz test, in ms. */
export const fuzzLimit = seconds * 1000 + 30_000

/** Rounds per seed, run between checks of the clock: an interrupted round would leave servers behind. */
const batch = 5

/**
 * Runs rounds until the time is up. A failure names its seed, which FUZZ_SEED repeats, and the smallest
 * choices that fail.
 */
export async function fuzz(name: string, round: (chance: Chance) => Promise<void> | void): Promise<void> {
  const first = Number(process.env['FUZZ_SEED'] ?? randomInt(2 ** 31))
  const end = performance.now() + seconds * 1000
  const property = fc.asyncProperty(fc.gen(), async (draw) => round(new Chance(draw)))
  let seed = first
  do {
    const found = await fc.check(property, { seed, numRuns: batch })
    if (found.failed) {
      const cause = found.errorInstance as Error
      const choices = fc.stringify(found.counterexample)
      throw new Error(`${name} fails with FUZZ_SEED=${seed}: ${cause.message}\n${choices}`, { cause })
    }
    seed++
  } while (performance.now() < end)
  console.log(`${name}: ${(seed - first) * batch} rounds from FUZZ_SEED=${first}`)
}

/** Makes the same choices in every run. */
export const fixedChance = (): Chance => {
  const [draw] = fc.sample(fc.gen(), { seed: 1, numRuns: 1 })
  return new Chance(draw as fc.GeneratorValue)
}
