import type { PartState } from '../records/releases.ts'
import { longestVersion, renderLimit } from '../render/limits.ts'

/** A part's versions, newest first. Skips as many as `skip` returns at the time. */
export type VersionsDown = (part: string, skip: () => number) => AsyncIterator<PartState, void>

/**
 * The versions that a rollback of the shell tries in place of a refused one. Each may take a minute to render and
 * another to be checked, and a team may have deployed hundreds. Once a part's attempts have taken longer than allowed
 * for the live version and its retry, the number of versions skipped doubles with every additional minute, so the
 * shell waits for only a few of them.
 */
export class EarlierVersions {
  readonly #versionsOf: VersionsDown
  /** How long rendering one version may take, in ms. */
  readonly #minute: number
  readonly #parts = new Map<string, Tried>()

  /** @param limit for one page, in ms */
  constructor(versionsOf: VersionsDown, limit = renderLimit) {
    this.#versionsOf = versionsOf
    this.#minute = longestVersion.urgently * limit
  }

  /** Records that refusing a version of the part took this many ms. */
  spend(part: string, ms: number): void {
    this.#of(part).spent += ms
  }

  async next(part: string): Promise<PartState | undefined> {
    const tried = this.#of(part)
    tried.since = performance.now()
    const next = await tried.versions.next()
    tried.spent += performance.now() - tried.since
    tried.since = undefined
    return next.done ? undefined : next.value
  }

  #of(part: string): Tried {
    const known = this.#parts.get(part)
    if (known) return known
    const tried: Tried = {
      versions: this.#versionsOf(part, () => this.#skip(tried)),
      spent: 0,
      since: undefined,
    }
    this.#parts.set(part, tried)
    return tried
  }

  #skip({ spent, since }: Tried): number {
    const looking = since === undefined ? 0 : performance.now() - since
    const over = Math.ceil((spent + looking) / this.#minute) - 2
    return over > 0 ? 2 ** over - 1 : 0
  }
}

interface Tried {
  readonly versions: AsyncIterator<PartState, void>
  /** How long the part's versions have taken so far, in ms. */
  spent: number
  /** When the search for the next intact version began, while it is in progress. */
  since: number | undefined
}
