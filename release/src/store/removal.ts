import { ReleaseError } from '../errors.ts'
import { list, object, oneOf, recordOf, text, textThat } from '../shape.ts'
import { keys } from './keys.ts'
import { numbersIn, readJson } from './numbered.ts'
import type { Store } from './store.ts'

/** What `prune` removes: folders of versions, compositions and pages, by their keys. */
export interface Removal {
  readonly format: 1
  readonly when: string
  readonly by: string
  readonly keys: readonly string[]
  /** The files of each version, so that an interrupted removal can be finished. */
  readonly files: Readonly<Record<string, readonly string[]>>
}

export const removalShape = object<Removal>({
  format: oneOf(1),
  when: textThat((date) => !Number.isNaN(Date.parse(date)), 'a date'),
  by: text,
  keys: list(text),
  files: recordOf(text, list(text)),
})

/** In ms: what was stored before a removal, and is named by a release after it, is not older than this. */
const remembered = 3_600_000

/** In ms: `prune` waits twice as long between saying what it removes and removing it. */
export const knownFor = 30_000

/** What was removed lately, or is about to be. */
export class Removals {
  readonly #store: Store
  #read: { readonly at: number; readonly keys: Promise<ReadonlySet<string>> }

  constructor(store: Store) {
    this.#store = store
    this.#read = this.#ask()
  }

  async areNone(): Promise<boolean> {
    return (await this.#fresh()).size === 0
  }

  /** Throws if one of these keys is among them. What is named from now on must be released within `knownFor`. */
  async refuse(named: Iterable<string>, hint: string): Promise<void> {
    const removed = await this.#fresh()
    if (removed.size === 0) return
    for (const key of named)
      if (removed.has(key))
        throw new ReleaseError(`${key} is being removed from the store ${this.#store.name}, by 'prune'`, {
          hint,
        })
  }

  #fresh(): Promise<ReadonlySet<string>> {
    if (Date.now() - this.#read.at > knownFor) this.#read = this.#ask()
    return this.#read.keys
  }

  #ask() {
    const read = lately(this.#store)
    read.catch(() => {}) // reported when it is needed
    return { at: Date.now(), keys: read }
  }
}

async function lately(store: Store): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  for (const number of (await numbersIn(store, keys.removals)).reverse()) {
    const removal = await readJson(store, keys.removal(number), removalShape)
    if (Date.parse(removal.when) < Date.now() - remembered) break
    for (const key of removal.keys) found.add(key)
  }
  return found
}
