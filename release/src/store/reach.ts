import { DamagedError, ReleaseError } from '../errors.ts'
import { within } from '../within.ts'
import type { Store } from './store.ts'

/** How long a store that is unreachable is left alone, in ms. */
const pause = 2000

/**
 * Asks a store, and leaves it alone for a while once it is unreachable, so that requests do not each wait for it. A
 * store that fails to return one key, but returns another, is not unreachable.
 */
export class Reach {
  readonly #store: Store
  readonly #patience: number
  #answeredAt = Number.NEGATIVE_INFINITY
  #outOfReach: { readonly error: unknown; readonly until: number } | undefined
  /** A key that the store has returned. */
  #returned: string | undefined
  #probing: Promise<boolean> | undefined

  /** @param patience in ms: a store that takes longer to answer anything counts as unreachable */
  constructor(store: Store, patience: number) {
    this.#store = store
    this.#patience = patience
  }

  /** @param key the one that is requested, if it is one */
  async ask<Answer>(key: string | undefined, request: (store: Store) => Promise<Answer>): Promise<Answer> {
    const { error, until } = this.#outOfReach ?? { error: undefined, until: 0 }
    if (performance.now() < until) throw error
    const began = performance.now()
    const silence = new ReleaseError(`the store ${this.#store.name} does not respond`)
    const late = setTimeout(() => this.#answeredAt < began && this.#leaveAlone(silence), this.#patience)
    try {
      const answer = await request(this.#store)
      this.#answeredAt = performance.now()
      this.#outOfReach = undefined
      return answer
    } catch (error) {
      if (!(error instanceof DamagedError) && !(await this.#returnsOther(key))) this.#leaveAlone(error)
      throw error
    } finally {
      clearTimeout(late)
    }
  }

  /** Remembers a small value that the store has returned, to ask for it after a failure. */
  returned(key: string): void {
    this.#returned = key
  }

  #returnsOther(key: string | undefined): Promise<boolean> {
    const other = this.#returned
    if (!key || !other || other === key) return Promise.resolve(false)
    this.#probing ??= this.#store
      .get(other)
      .then(Boolean, (error) => error instanceof DamagedError)
      .finally(() => {
        this.#probing = undefined
      })
    return within(this.#patience, this.#probing, () => false)
  }

  #leaveAlone(error: unknown): void {
    this.#outOfReach = { error, until: performance.now() + pause }
  }
}
