import { setTimeout } from 'node:timers/promises'
import { filesAtOnce, mapConcurrently } from '../concurrency.ts'
import { ifIntact, orDamage, ReleaseError } from '../errors.ts'
import { isPartName, isVersion } from '../names.ts'
import { list, object, oneOf, recordOf, text, textThat } from '../shape.ts'
import { keys } from './keys.ts'
import { numbersAmong, reached, readJson } from './numbered.ts'
import { inTurn } from './reading-ahead.ts'
import { largestValue, type Store } from './store.ts'

/** The keys that `prune` removes: folders of versions, compositions and pages. */
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

/**
 * How long reading announcements may take, in ms: anyone who can write to the store can plant many large ones. A run
 * whose announcement has not been read by then is stopped, and the next run finishes it.
 */
const patience = 5000

const removalShape = object<Removal>({
  format: oneOf(1),
  when: textThat((date) => !Number.isNaN(Date.parse(date)), 'a date'),
  by: text,
  keys: list(removable),
  files: recordOf(removable, list(text)),
})

/** `undefined` if the record is damaged: it removes nothing, and nothing waits for it. */
export const readRemoval = (store: Store, key: string): Promise<Removal | undefined> =>
  ifIntact(wholeRemoval(store, key))

const wholeRemoval = (store: Store, key: string, maxBytes = largestValue): Promise<Removal> =>
  readJson(store, key, removalShape, maxBytes)

/** The numbers of removals that no run has finished. */
export async function unfinishedRemovals(store: Store): Promise<number[]> {
  const { all, done } = await numbersOf(store)
  return all.filter((number) => !done.has(number))
}

/** Whether a removal is neither finished nor stopped, and no run has announced a later one. */
export async function isInTurn(store: Store, number: number): Promise<boolean> {
  const { all, done, stopped } = await numbersOf(store)
  return !done.has(number) && !stopped.has(number) && reached(all).every((other) => other <= number)
}

async function numbersOf(store: Store) {
  const names = await store.list(keys.removals)
  const ending = (end: RegExp): ReadonlySet<number> =>
    new Set(names.flatMap((name) => name.match(end)?.[1] ?? []).map(Number))
  return {
    all: numbersAmong(names),
    done: ending(/^([1-9]\d{0,14})-done\.json$/),
    stopped: ending(/^([1-9]\d{0,14})-stopped\.json$/),
  }
}

/**
 * How long a command may rely on what it knows of removals, in ms: `prune` waits twice as long between announcing a
 * removal and carrying it out.
 */
export const knownFor = 30_000

/**
 * How long a run of `prune` may take to stop, in ms: ten times as long as it continues without checking whether it has
 * been stopped.
 */
const stopsWithin = 20_000

/**
 * Removals in progress, or carried out since this command began: it may have read what they removed. No clocks are
 * compared, because those of other machines may be wrong. Anyone who can write to the store can announce a removal that
 * no run carries out, so an announcement blocks nothing: a release that names what is being removed stops the removal.
 */
export class Removals {
  readonly #store: Store
  readonly #stopsWithin: number
  /** Removals that had finished before this command began. */
  readonly #before: ReadonlySet<number>
  /** Removals that this command has stopped, and waited for. */
  readonly #stopped = new Set<number>()
  #listed: { readonly at: number; readonly numbers: Promise<readonly number[]> }

  private constructor(store: Store, within: number, before: ReadonlySet<number>, all: readonly number[]) {
    this.#store = store
    this.#stopsWithin = within
    this.#before = before
    this.#listed = this.#pendingOf(Promise.resolve(all))
  }

  /** Await this before reading anything that the release will name. */
  static async since(store: Store, within = stopsWithin): Promise<Removals> {
    const { all, done } = await numbersOf(store)
    return new Removals(store, within, done, all)
  }

  /**
   * Whether a release may still rely on what this command knows. Measures time by the wall clock, which may be set back,
   * because other clocks stop while a machine sleeps.
   */
  isCurrent(): boolean {
    return Math.abs(Date.now() - this.#listed.at) <= knownFor
  }

  async areNone(): Promise<boolean> {
    if (!this.isCurrent()) this.#listAgain()
    return (await this.#listed.numbers).length === 0
  }

  /**
   * Stops the runs that remove any of these keys, waits until they have stopped, and returns the keys that were
   * announced. What is named from now on must be released within `knownFor`. Waits once for each run, however often it
   * is called.
   */
  async stop(
    named: Iterable<string>,
  ): Promise<{ readonly announced: string[]; readonly hasWaited: boolean }> {
    if (await this.areNone()) return { announced: [], hasWaited: false }
    const wanted = new Set(named)
    const announced = new Set<string>()
    const stopped: number[] = []
    this.#listAgain()
    const inOrder = inTurn(await this.#listed.numbers, (number, maxBytes) =>
      wholeRemoval(this.#store, keys.removal(number), maxBytes),
    )
    const until = performance.now() + patience
    for await (const [number, read] of inOrder) {
      const isUnread = performance.now() > until // so it may name any of the keys
      const removal = isUnread ? undefined : await ifIntact(read())
      const needed = isUnread ? [...wanted] : (removal?.keys.filter((key) => wanted.has(key)) ?? [])
      for (const key of needed) announced.add(key)
      if (needed.length === 0 || this.#stopped.has(number)) continue
      await this.#store.putIfAbsent(
        keys.stopped(number),
        JSON.stringify({ when: new Date().toISOString(), for: needed[0] }),
      )
      stopped.push(number)
    }
    const hasWaited = stopped.length > 0
    if (hasWaited) await setTimeout(this.#stopsWithin)
    for (const number of stopped) this.#stopped.add(number)
    return { announced: [...announced], hasWaited }
  }

  /**
   * Stops the runs that remove any of these keys, and throws if one of the keys is gone by then. Returns whether it had
   * to wait.
   */
  async keep(named: Iterable<string>, nothing: string): Promise<boolean> {
    const { announced, hasWaited } = await this.stop(named)
    await mapConcurrently(filesAtOnce, announced, async (key) => {
      const first = key.startsWith(`${keys.parts}/`) ? `${key}/artifact.json` : key // which prune removes first
      if (await orDamage(this.#store.get(first))) return
      throw new ReleaseError(`${key} has been removed from the store ${this.#store.name} by 'prune'`, {
        hint: `${nothing}; publish the part again, then repeat this command`,
      })
    })
    return hasWaited
  }

  #listAgain(): void {
    this.#listed = this.#pendingOf(numbersOf(this.#store).then(({ all }) => all))
  }

  #pendingOf(all: Promise<readonly number[]>) {
    const numbers = all.then((known) => known.filter((number) => !this.#before.has(number)))
    numbers.catch(() => {}) // avoids an unhandled rejection; the callers that await it report the error
    return { at: Date.now(), numbers }
  }
}
