import { StrayPagesError } from '../records/own-pages.ts'
import type { Release } from '../records/releases.ts'
import { setBounded } from '../set-bounded.ts'

/**
 * Compositions that were refused because they contain other parts' pages. If they were not remembered, the
 * holder of one part's key could release a large one again and again, and each server would read it each time.
 */
export class KnownStrays {
  readonly #known = new Map<string, StrayPagesError>()

  /** Throws if a part's composition was refused with this shell before. */
  refuse(release: Release, part: string): void {
    const known = this.#known.get(keyOf(release, part))
    if (known) throw known
  }

  /** Remembers the composition that `checking` refuses, if any. */
  async learning<T>(release: Release, checking: Promise<T>): Promise<T> {
    try {
      return await checking
    } catch (error) {
      if (error instanceof StrayPagesError) setBounded(this.#known, most, keyOf(release, error.part), error)
      throw error
    }
  }
}

const most = 1000

/** Each component is derived from content. */
const keyOf = ({ parts }: Release, part: string): string =>
  [parts['shell']?.version, part, parts[part]?.version, parts[part]?.composition?.sha256].join(' ')
