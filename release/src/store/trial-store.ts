import { orDamage } from '../errors.ts'
import { MemoryStore } from './memory-store.ts'
import type { Enough, IsWhole, Store } from './store.ts'

/** An in-memory overlay for dry runs: reads fall through to the store, writes never reach it. */
export class TrialStore implements Store {
  readonly name: string
  readonly #store: Store
  readonly #added = new MemoryStore()

  constructor(store: Store) {
    this.#store = store
    this.name = store.name
  }

  async get(key: string, isWhole?: IsWhole, maxBytes?: number): Promise<Buffer | undefined> {
    return (await this.#added.get(key, isWhole, maxBytes)) ?? (await this.#store.get(key, isWhole, maxBytes))
  }

  async putIfAbsent(key: string, value: Uint8Array | string): Promise<boolean> {
    const isThere = (await orDamage(this.#store.get(key))) !== undefined
    return !isThere && (await this.#added.putIfAbsent(key, value))
  }

  async list(folder: string, enough?: Enough): Promise<string[]> {
    return [...new Set([...(await this.#store.list(folder, enough)), ...(await this.#added.list(folder))])]
  }
}
