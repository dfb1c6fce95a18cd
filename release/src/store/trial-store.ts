import type { Store } from './store.ts'

/** A store with what is put into it on top, in memory: whatever is made on it leaves the store as it is. */
export class TrialStore implements Store {
  readonly name: string
  readonly #store: Store
  readonly #added = new Map<string, Buffer>()

  constructor(store: Store) {
    this.#store = store
    this.name = store.name
  }

  async get(key: string): Promise<Buffer | undefined> {
    return this.#added.get(key) ?? (await this.#store.get(key))
  }

  async putIfAbsent(key: string, value: Uint8Array | string): Promise<boolean> {
    const isThere = (await this.#store.get(key)) !== undefined
    if (isThere || this.#added.has(key)) return false
    this.#added.set(key, Buffer.from(value))
    return true
  }

  async list(folder: string): Promise<string[]> {
    const inside = `${folder}/`
    const names = [...this.#added.keys()].flatMap((key) =>
      key.startsWith(inside) ? [key.slice(inside.length).split('/')[0] as string] : [],
    )
    return [...new Set([...(await this.#store.list(folder)), ...names])]
  }
}
