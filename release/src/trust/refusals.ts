import { sha256 } from '@bridge/shared/hash'
import type { Gap } from './gap.ts'
import type { Link } from './path-to.ts'

/** Why a record is refused, and which refused record it builds on. */
export interface Problem {
  readonly number: number
  readonly what: string
  /** Set if the only problem is a gap below signed records. */
  readonly gap?: Gap
  /** The number of the release that this record excludes: see Rivals. */
  readonly rival?: number
}

/**
 * How long refusals are remembered, in ms: after the last one, and in all. A refused record may become acceptable once
 * a lost one is restored. A scan of the records that takes less than ten minutes forgets nothing.
 */
const remembered = 5000
const longest = 600_000

/** Slow refusals are remembered for this many times as long as they took, to leave a server time for its visitors. */
const timesAsLong = 20

/** Maximum number of refusals that are remembered. */
const most = 200_000

/**
 * Recently refused records, by hash. Anyone who can write to a store can plant thousands of records in interleaved
 * chains, and judging each of them from the start would take quadratic time.
 */
export class Refusals {
  readonly #known = new Map<string, Problem>()
  #begun = 0
  #last = 0
  /** Total time spent judging what is remembered, in ms. */
  #took = 0

  add(refused: readonly Link[], problem: Problem, took = 0): void {
    this.#forget()
    const now = performance.now()
    if (this.#known.size === 0) this.#begun = now
    this.#last = now
    this.#took += took
    for (const { sha256 } of refused) if (sha256) this.#known.set(sha256, this.#known.get(sha256) ?? problem)
  }

  of(sha256: string): Problem | undefined {
    this.#forget()
    return this.#known.get(sha256)
  }

  #forget(): void {
    const now = performance.now()
    const enough = Math.max(remembered, timesAsLong * this.#took)
    if (now <= this.#last + enough && now <= this.#begun + longest && this.#known.size <= most) return
    this.#known.clear()
    this.#took = 0
  }
}

/** The hash that a record claims for itself, read without parsing: no record that claims a refused hash is allowed. */
export const saidHash = (bytes: Buffer): string =>
  bytes.toString('latin1', bytes.length - `${sha256('')}"}`.length, bytes.length - '"}'.length)
