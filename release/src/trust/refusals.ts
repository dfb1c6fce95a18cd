import { sha256 } from '@bridge/shared/hash'
import type { Link } from './path-to.ts'

/** Why a record is refused, and which refused record it builds on. */
export interface Problem {
  readonly number: number
  readonly what: string
}

/** In ms: a refused record may be allowed later, after a lost one has been restored. */
const remembered = 5000

/** Maximum number that are remembered. */
const most = 20_000

/**
 * Recently refused records, by hash. Anyone who can write to a store can chain thousands of records, and judging each
 * from the start would take quadratic time.
 */
export class Refusals {
  readonly #known = new Map<string, { readonly problem: Problem; readonly until: number }>()

  add(refused: readonly Link[], problem: Problem): void {
    if (this.#known.size > most) this.#known.clear()
    const until = performance.now() + remembered
    for (const { sha256 } of refused)
      if (sha256 && !this.of(sha256)) this.#known.set(sha256, { problem, until })
  }

  of(sha256: string): Problem | undefined {
    const known = this.#known.get(sha256)
    return known && known.until > performance.now() ? known.problem : undefined
  }
}

/** The hash that a record claims for itself, read without parsing: no record that claims a refused hash is allowed. */
export const saidHash = (bytes: Buffer): string =>
  bytes.toString('latin1', bytes.length - `${sha256('')}"}`.length, bytes.length - '"}'.length)
