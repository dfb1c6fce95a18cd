import { DamagedError, ReleaseError } from '../errors.ts'
import { isPartName, isVersion } from '../names.ts'
import { list, object, oneOf, recordOf, text, textThat } from '../shape.ts'
import { keys } from './keys.ts'
import { numbersAmong, readJson } from './numbered.ts'
import { largestValue, type Store } from './store.ts'

/** What `prune` removes: folders of versions, compositions and pages, by their keys. */
export interface Removal {
  readonly format: 1
  readonly when: string
  readonly by: string
  readonly keys: readonly string[]
  /** The files of each version, so that an interrupted removal can be finished. */
  readonly files: Readonly<Record<string, readonly string[]>>
}

/** Only whole versions, compositions and pages: a planted record with any other key could remove more. */
export function isRemovable(key: string): boolean {
  const [, name, version] = key.match(/^parts\/([^/]+)\/([^/]+)$/) ?? []
  return name ? isPartName(name) && isVersion(version) : removableFile.test(key)
}

const removableFile = /^(compositions\/[0-9a-f]{32}\.json|pages\/[0-9a-f]{32}\.html)$/

const removable = textThat(isRemovable, 'the key of a version, a composition or a page')

const removalShape = object<Removal>({
  format: oneOf(1),
  when: textThat((date) => !Number.isNaN(Date.parse(date)), 'a date'),
  by: text,
  keys: list(removable),
  files: recordOf(removable, list(text)),
})

/** `undefined` if it is damaged: it removes nothing, and nothing waits for it. */
export const readRemoval = (store: Store, key: string): Promise<Removal | undefined> =>
  readJson(store, key, removalShape, largestValue).catch((error) => {
    if (error instanceof DamagedError) return undefined
    throw error
  })

/** The numbers of removals that no run has finished. */
export async function unfinishedRemovals(store: Store): Promise<number[]> {
  const { all, done } = await numbersOf(store)
  return all.filter((number) => !done.has(number))
}

/** Whether a removal is not finished, and no later one has been announced. */
export async function isInTurn(store: Store, number: number): Promise<boolean> {
  const { all, done } = await numbersOf(store)
  return !done.has(number) && all.every((other) => other <= number)
}

async function numbersOf(store: Store): Promise<{ all: number[]; done: ReadonlySet<number> }> {
  const names = await store.list(keys.removals)
  const done = names.flatMap((name) => name.match(/^([1-9]\d{0,14})-done\.json$/)?.[1] ?? [])
  return { all: numbersAmong(names), done: new Set(done.map(Number)) }
}

/** In ms: `prune` waits twice as long between announcing a removal and carrying it out. */
export const knownFor = 30_000

/**
 * What is being removed, or was removed since this command began, which may have read it before. No clocks are
 * compared, as those of other machines may be wrong.
 */
export class Removals {
  readonly #store: Store
  /** Finished before this began. */
  readonly #before: ReadonlySet<number>
  #listed: { readonly at: number; readonly numbers: Promise<readonly number[]> }

  private constructor(store: Store, before: ReadonlySet<number>, all: readonly number[]) {
    this.#store = store
    this.#before = before
    this.#listed = this.#pendingOf(Promise.resolve(all))
  }

  /** Await this before reading anything that the release will name. */
  static async since(store: Store): Promise<Removals> {
    const { all, done } = await numbersOf(store)
    return new Removals(store, done, all)
  }

  async areNone(): Promise<boolean> {
    return (await this.#fresh()).length === 0
  }

  /**
   * Throws if one of these keys is among them. What is named from now on must be released within `knownFor`. One
   * record is in memory at a time, as anyone who can write to the store can put many large ones there.
   */
  async refuse(named: Iterable<string>, nothing: string): Promise<void> {
    const wanted = new Set(named)
    for (const number of await this.#fresh()) {
      const removal = await readRemoval(this.#store, keys.removal(number))
      const key = removal?.keys.find((one) => wanted.has(one))
      if (key)
        throw new ReleaseError(`${key} is being removed from the store ${this.#store.name}, by 'prune'`, {
          hint: `${nothing}; publish the part again once 'pnpm release prune' has finished`,
        })
    }
  }

  /** By the wall clock, which may be set back: other clocks stop while a machine sleeps. */
  #fresh(): Promise<readonly number[]> {
    if (Math.abs(Date.now() - this.#listed.at) > knownFor)
      this.#listed = this.#pendingOf(numbersOf(this.#store).then(({ all }) => all))
    return this.#listed.numbers
  }

  #pendingOf(all: Promise<readonly number[]>) {
    const numbers = all.then((known) => known.filter((number) => !this.#before.has(number)))
    numbers.catch(() => {}) // reported when it is needed
    return { at: Date.now(), numbers }
  }
}
