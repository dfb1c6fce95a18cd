import type { PartState } from '../records/releases.ts'
import { longestVersion, renderLimit } from '../render/limits.ts'

/** Yields a part's versions, newest first; the argument of `next` says how many to skip. */
export type VersionsDown = AsyncIterator<PartState, void, number>

/**
 * The versions that a rollback of the shell tries in place of a refused one. Each may take a minute to render and another
 * to be checked, and a team may have deployed hundreds. Once they have taken as long as the live one may with its retry,
 * each further minute doubles how many are skipped, so that the shell waits for only a few of them.
 */
export class EarlierVersions {
  readonly #versionsOf: (part: string) => VersionsDown
  /** What rendering one may take, in ms. */
  readonly #minute: number
  readonly #parts = new Map<string, { readonly versions: VersionsDown; spent: number; over: number }>()

  /** @param limit for one page, in ms */
  constructor(versionsOf: (part: string) => VersionsDown, limit = renderLimit) {
    this.#versionsOf = versionsOf
    this.#minute = longestVersion.urgently * limit
  }

  /** Records that refusing a version of the part took this many ms. */
  spend(part: string, ms: number): void {
    this.#of(part).spent += ms
  }

  async next(part: string): Promise<PartState | undefined> {
    const known = this.#of(part)
    const next = await known.versions.next(known.over)
    const over = Math.ceil(known.spent / this.#minute) - 2
    if (over > 0) known.over = 2 ** over - 1
    return next.done ? undefined : next.value
  }

  #of(part: string) {
    const known = this.#parts.get(part) ?? { versions: this.#versionsOf(part), spent: 0, over: 0 }
    this.#parts.set(part, known)
    return known
  }
}
