import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { MemoryStore as Store } from '../src/store/memory-store.ts'

/** A store in memory, for tests that need thousands of stores. */
export class MemoryStore extends Store {
  /** Copies a store from a folder. */
  static async of(root: string): Promise<MemoryStore> {
    const store = new MemoryStore()
    for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name)
      if (entry.isFile()) store.values.set(path.relative(root, file), await readFile(file))
    }
    return store
  }

  /** Writes any value, including ones that the tool would never write. */
  set(key: string, value: string): this {
    this.values.set(key, Buffer.from(value))
    return this
  }
}
