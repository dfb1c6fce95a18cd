import { readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { openFilesAtOnce, Semaphore } from '../concurrency.ts'
import { checkKey } from './keys.ts'
import { removeAbandoned, unfinished } from './unfinished.ts'
import { writeWhole } from './write-whole.ts'

/** Copies of values in a folder, by key. Above a maximum size, the least recently used go first, needed ones last. */
export class Copies {
  readonly #root: string
  readonly #maxBytes: number
  readonly #semaphore = new Semaphore(openFilesAtOnce)
  /** Sizes in bytes by key, least recently used first. */
  readonly #sizes = new Map<string, number>()
  #size = 0
  #needed: ReadonlySet<string> = new Set()

  private constructor(root: string, maxBytes: number) {
    this.#root = root
    this.#maxBytes = maxBytes
  }

  /**
   * @param maxBytes the maximum size of all copies together
   * @param onFailure called instead of throwing: a folder that is not writable still offers the copies in it
   */
  static async open(root: string, maxBytes: number, onFailure: (error: unknown) => void): Promise<Copies> {
    const copies = new Copies(path.resolve(root), maxBytes)
    await removeAbandoned(copies.#root).catch(onFailure)
    await copies.#find().catch((error) => {
      if (error.code !== 'ENOENT') onFailure(error)
    })
    return copies
  }

  async get(key: string): Promise<Buffer | undefined> {
    const copy = await this.#semaphore.run(() => readFile(this.fileOf(key))).catch(() => undefined)
    if (copy) this.#use(key, copy.length)
    else this.#forget(key)
    return copy
  }

  has(key: string): boolean {
    return this.#sizes.has(key)
  }

  async list(folder: string): Promise<string[]> {
    return readdir(this.fileOf(folder)).catch(() => [])
  }

  /** Replaces an earlier copy. If all others are needed, the new one is evicted first, unless it is needed too. */
  async put(key: string, value: Buffer): Promise<void> {
    if (this.#sizes.get(key) === value.length && (await this.get(key))?.equals(value)) return
    const target = this.fileOf(key)
    await this.#semaphore.run(() => writeWhole(target, value, this.#root))
    this.#use(key, value.length)
    const isNeeded = (one: string) => this.#needed.has(one)
    const isNew = (one: string) => one === key
    const inTurn = this.#needed.size > 0 ? [isNeeded, isNew] : [isNew]
    for (const isSpared of [(one: string) => isNeeded(one) || isNew(one), ...inTurn])
      for (const [oldest] of this.#sizes) {
        if (this.#size <= this.#maxBytes) return
        if (!isSpared(oldest)) await this.remove(oldest)
      }
  }

  /** Marks keys as needed: they are evicted last, however long unused. */
  need(keys: ReadonlySet<string>): void {
    this.#needed = keys
  }

  async remove(key: string): Promise<void> {
    if (!this.#sizes.has(key)) return
    this.#forget(key)
    await rm(this.fileOf(key), { force: true })
  }

  /** Where the copy of a value is, or would be. */
  fileOf(key: string): string {
    return path.join(this.#root, checkKey(key))
  }

  #use(key: string, size: number): void {
    this.#forget(key)
    this.#sizes.set(key, size)
    this.#size += size
  }

  #forget(key: string): void {
    this.#size -= this.#sizes.get(key) ?? 0
    this.#sizes.delete(key)
  }

  /** Finds what an earlier process left, in the order in which it was written. */
  async #find(): Promise<void> {
    const entries = await readdir(this.#root, { recursive: true, withFileTypes: true })
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => !file.startsWith(path.join(this.#root, unfinished)))
    const found = await Promise.all(
      files.map(async (file) => {
        const status = await this.#semaphore.run(() => stat(file)).catch(() => undefined)
        return status ? [{ file, size: status.size, written: status.mtimeMs }] : []
      }),
    )
    for (const { file, size } of found.flat().sort((one, other) => one.written - other.written))
      this.#use(path.relative(this.#root, file).split(path.sep).join('/'), size)
  }
}
