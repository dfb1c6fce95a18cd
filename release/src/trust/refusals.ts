import type { Release } from '../records/releases.ts'

/** Why a record is refused, and which refused record it builds on. */
export interface Problem {
  readonly number: number
  readonly what: string
}

/** In ms: a refused record may be allowed later, once a lost one has been restored. */
const remembered = 5000

/** How many are remembered at most. */
const most = 20_000

/**
 * Recently refused records, by hash. Anyone who can write to a store can chain thousands of records, and judging each
 * from the start would take quadratic time.
 */
export class Refusals {
  readonly #known = new Map<string, { readonly problem: Problem; readonly until: number }>()

  add(refused: readonly Release[], problem: Problem): void {
    if (this.#known.size > most) this.#known.clear()
    const until = performance.now() + remembered
    for (const release of refused)
      if (release.sha256 && !this.of(release)) this.#known.set(release.sha256, { problem, until })
  }

  of({ sha256 = '' }: Release): Problem | undefined {
    const known = this.#known.get(sha256)
    return known && known.until > performance.now() ? known.problem : undefined
  }
}
