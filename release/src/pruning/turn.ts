import { ReleaseError } from '../errors.ts'
import { isInTurn } from '../store/removal.ts'
import type { Store } from '../store/store.ts'

/**
 * How old the store's answer may be when it arrives, in ms. A removal request sent on the strength of this answer
 * ends within another 5 s, and a release that has stopped this run waits for 20 s.
 */
const longestAnswering = 10_000

/**
 * Whether a run may still remove what it has announced. Only the last run to announce may, after its wait and until a
 * release stops it. Every other run stops, even if it was suspended until the last one had finished.
 */
export class Turn {
  readonly #store: Store
  readonly #number: number
  /**
   * How long an answer is reused, in ms. Must be shorter than the last run's wait before it removes anything, and
   * shorter than a release's wait after it has stopped that run.
   */
  readonly #fresh: number
  #asked: { readonly at: number; readonly isOurs: Promise<boolean> } | undefined

  constructor(store: Store, number: number, fresh: number) {
    this.#store = store
    this.#number = number
    this.#fresh = fresh
  }

  /** Measures time by the wall clock: other clocks stop while a machine sleeps. */
  async isOurs(): Promise<boolean> {
    if (!this.#asked || Math.abs(Date.now() - this.#asked.at) >= this.#fresh)
      this.#asked = { at: Date.now(), isOurs: isInTurn(this.#store, this.#number) }
    const { at, isOurs } = this.#asked
    const answer = await isOurs
    if (Math.abs(Date.now() - at) < longestAnswering) return answer
    throw new ReleaseError(
      `the store ${this.#store.name} takes too long to show whether a release needs what is being removed`,
      {
        hint: 'the next run removes the rest',
      },
    )
  }

  async require(): Promise<void> {
    if (await this.isOurs()) return
    throw new ReleaseError(
      "another run of 'prune' has taken over, or a release needs what is being removed",
      {
        hint: "the next run removes the rest; 'pnpm release verify' shows whether anything live is missing",
      },
    )
  }
}
