import { checkKey } from './keys.ts'
import { type IsWhole, type Store, tooLarge } from './store.ts'

/** An in-memory store. One created from another's values shares their buffers. */
export class MemoryStore implements Store {
  readonly name = 'memory'
  readonly values: Map<string, Buffer>

  constructor(values: Iterable<readonly [string, Buffer]> = []) {
    this.values = new Map(values)
  }

  async get(key: string, _?: IsWhole, maxBytes = Number.POSITIVE_INFINITY): Promise<Buffer | undefined> {
    const value = this.values.get(checkKey(key))
    if (value && value.length > maxBytes) throw tooLarge(key, this.name, maxBytes, value)
    return value
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
