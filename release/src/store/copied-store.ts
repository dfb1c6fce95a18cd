import { DamagedError, ifIntact } from '../errors.ts'
import type { Copies } from './copies.ts'
import { isListed, refuseIfEmpty } from './not-returned.ts'
import { orElse } from './or-else.ts'
import { Reach } from './reach.ts'
import type { Enough, IsWhole, Store } from './store.ts'

/** In ms: a store that takes longer counts as unreachable if a copy can take its place. */
const patience = 4000

/** How soon to retry a copy that could not be written, in ms. */
const untilRetry = 5000

/** Whether the store has lost or damaged the record at a key that has an intact copy here. */
export type IsLost = (
  store: Store,
  copies: Copies,
  key: string,
  value: Buffer | undefined,
) => Promise<boolean>

interface RecordFound {
  readonly value?: Buffer | undefined
  readonly lost?: DamagedError
  /** The store lists the record, but does not return it: an outage of this key alone. */
  readonly isUnreturned?: boolean
}

/**
 * A store with copies on this machine, which take its place while it is unreachable. A value named by its hash is read
 * from the copies immediately; records and lists are always requested from the store first.
 */
export class CopiedStore implements Store {
  readonly name: string
  readonly #store: Store
  readonly #copies: Copies
  readonly #onFailedCopy: (error: unknown) => void
  readonly #isLost: IsLost
  /** Copies being written to disk. */
  readonly #keeping = new Map<string, Buffer>()
  /** Keys whose copies could not be written or removed, with their checks. */
  readonly #uncopied = new Map<string, IsWhole | undefined>()
  #retry: NodeJS.Timeout | undefined
  /** When a copy last took the place of the store's answer, by `performance.now()`. */
  substitutedAt = Number.NEGATIVE_INFINITY
  readonly #reach: Reach

  constructor(store: Store, copies: Copies, onFailedCopy: (error: unknown) => void, isLost: IsLost) {
    this.name = store.name
    this.#store = store
    this.#reach = new Reach(store, patience)
    this.#copies = copies
    this.#onFailedCopy = onFailedCopy
    this.#isLost = isLost
  }

  async get(key: string, isWhole?: IsWhole, maxBytes?: number): Promise<Buffer | undefined> {
    if (!isWhole) return this.#getRecord(key, maxBytes)
    const copy = this.#keeping.get(key) ?? (await this.#copies.get(key))
    if (copy && (await isWhole(copy))) return copy
    const value = await this.#reach.ask(key, (store) => store.get(key, undefined, maxBytes))
    if (value && (await isWhole(value))) this.#keep(key, value, isWhole)
    return value
  }

  async #getRecord(key: string, maxBytes?: number): Promise<Buffer | undefined> {
    const answer = this.#reach.ask(key, async (store) => {
      const value = await store.get(key, undefined, maxBytes)
      if (!value && this.has(key)) {
        await refuseIfEmpty(store)
        if (await isListed(store, key)) return { isUnreturned: true }
      }
      if (await this.#hasLost(store, key, value)) return { lost: this.#lost(key, value) }
      this.#keep(key, value)
      if (value) this.#reach.returned(key)
      return { value }
    })
    const copied = () => this.#instead(this.#copies.get(key))
    const { value, lost, isUnreturned } = await orElse<RecordFound>(
      answer,
      () => copied().then((value) => value && { value }),
      patience,
    )
    if (lost) throw lost
    return isUnreturned ? copied() : value
  }

  /** The copy of a record that the store has lost or damaged is never replaced: it may be the only intact one. */
  async #hasLost(store: Store, key: string, value: Buffer | undefined): Promise<boolean> {
    return this.has(key) && (await this.#isLost(store, this.#copies, key, value))
  }

  #lost(key: string, value: Buffer | undefined): DamagedError {
    const file = this.#copies.fileOf(key)
    return new DamagedError(
      `${key} in the store ${this.name} is ${value ? 'damaged' : 'missing'}, while this machine has an intact copy, ${file}`,
      { hint: `restore the file from ${file}` },
    )
  }

  list(folder: string, enough?: Enough): Promise<string[]> {
    const copied = async () => {
      const names = await this.#copies.list(folder)
      return names.length ? names : undefined
    }
    const answer = this.#reach.ask(undefined, async (store) => {
      const names = await store.list(folder, enough)
      if (names.length === 0 && (await copied())) await refuseIfEmpty(store)
      return names
    })
    return orElse(answer, () => this.#instead(copied()), patience)
  }

  async #instead<Answer>(copy: Promise<Answer>): Promise<Answer> {
    const found = await copy
    if (found !== undefined) this.substitutedAt = performance.now()
    return found
  }

  putIfAbsent(key: string, value: Uint8Array | string): Promise<boolean> {
    return this.#store.putIfAbsent(key, value)
  }

  /** Names the keys that a server needs to start, and to keep serving, without the store. */
  need(keys: ReadonlySet<string>): void {
    this.#copies.need(keys)
  }

  has(key: string): boolean {
    return this.#keeping.has(key) || this.#copies.has(key)
  }

  stop(): void {
    clearTimeout(this.#retry)
  }

  /** Copies in the background: a reader needs only the store's answer, and must not wait for the disk. */
  #keep(key: string, value: Buffer | undefined, isWhole?: IsWhole): void {
    if (value) this.#keeping.set(key, value)
    this.#copy(key, value, isWhole)
      .catch(() => this.#retryLater())
      .finally(() => this.#keeping.delete(key))
  }

  async #copy(key: string, value: Buffer | undefined, isWhole?: IsWhole): Promise<void> {
    try {
      await (value ? this.#copies.put(key, value) : this.#copies.remove(key))
      this.#uncopied.delete(key)
    } catch (error) {
      this.#uncopied.set(key, isWhole)
      this.#onFailedCopy(error)
      throw error
    }
  }

  /** Stops at the first failure, so that a disk that stays full costs one request at a time. */
  async #copyAgain(): Promise<void> {
    this.#retry = undefined
    try {
      for (const [key, isWhole] of this.#uncopied) {
        const [value, isLost] = await this.#reach.ask(key, async (store) => {
          const found = await ifIntact(store.get(key))
          return [found, !isWhole && (await this.#hasLost(store, key, found))]
        })
        if (isLost || (isWhole && !(value && (await isWhole(value))))) this.#uncopied.delete(key)
        else await this.#copy(key, value, isWhole)
      }
    } catch {
      this.#retryLater()
    }
  }

  #retryLater(): void {
    this.#retry ??= setTimeout(() => void this.#copyAgain(), untilRetry).unref()
  }
}
