import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { checkKey } from '../src/store/keys.ts'
import type { Store } from '../src/store/store.ts'

/** A store in memory, for tests that need thousands of them: a copy shares its values. */
export class MemoryStore implements Store {
  readonly name = 'memory'
  readonly values: Map<string, Buffer>

  constructor(values: Iterable<readonly [string, Buffer]> = []) {
    this.values = new Map(values)
  }

  /** What a store in a folder holds. */
  static async of(root: string): Promise<MemoryStore> {
    const store = new MemoryStore()
    for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name)
      if (entry.isFile()) store.values.set(path.relative(root, file), await readFile(file))
    }
    return store
  }

  /** Puts what no tool would put. */
  set(key: string, value: string): this {
    this.values.set(key, Buffer.from(value))
    return this
  }

  async get(key: string): Promise<Buffer | undefined> {
    return this.values.get(checkKey(key))
  }

  async putIfAbsent(key: string, value: Uint8Array | string): Promise<boolean> {
    if (this.values.has(checkKey(key))) return false
    this.values.set(key, Buffer.from(value))
    return true
  }

  async list(folder: string): Promise<string[]> {
    const inside = `${checkKey(folder)}/`
    const names = [...this.values.keys()].flatMap((key) =>
      key.startsWith(inside) ? [key.slice(inside.length).split('/')[0] as string] : [],
    )
    return [...new Set(names)]
  }
}
