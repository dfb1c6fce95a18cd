import { StrayPagesError } from '../records/own-pages.ts'
import { setBounded } from '../set-bounded.ts'

/**
 * Compositions that were refused because they contain other parts' pages. If they were not remembered, the
 * holder of one part's key could release a large one again and again, and each server would read it each time.
 */
export class KnownStrays {
  readonly #known = new Map<string, StrayPagesError>()

  /** Throws if this composition was refused before. */
  refuse(name: string): void {
    const known = this.#known.get(name)
    if (known) throw known
  }

  /** Remembers the composition that `check` refuses, if it does. */
  learning(name: string, check: () => void): void {
    try {
      check()
    } catch (error) {
      if (error instanceof StrayPagesError) setBounded(this.#known, most, name, error)
      throw error
    }
  }
}

const most = 1000
