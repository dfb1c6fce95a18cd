import { DamagedError, ReleaseError } from '../errors.ts'
import { complain, oneLine } from '../print.ts'
import { type Release, releasesInTurn } from '../records/releases.ts'
import { keys } from '../store/keys.ts'
import { numbersAfter } from '../store/numbered.ts'
import type { Store } from '../store/store.ts'
import type { Ahead } from './ahead.ts'
import { foundAfter } from './found-after.ts'
import type { NewestSite } from './newest-site.ts'
import type { PageLists } from './page-lists.ts'
import { RefusedNumbers } from './refused-numbers.ts'
import { replacementOf } from './replacement.ts'
import { ShownRelease, type ShowOptions } from './shown-release.ts'

export interface Following extends ShowOptions {
  /** Shows every release on the way to the newest, even if the server is far behind. */
  readonly showsEach?: boolean
  /**
   * Reports when, by `performance.now()`, the release shown was last known to be the newest readable one. `isWhole`
   * means that all of it is shown and no later one can exist; if not, what is shown may change without a release.
   */
  readonly onNewest?: (at: number, isWhole: boolean) => void
  /**
   * Called repeatedly while a release's record can be read, but not what it names. If every release is to be shown,
   * a later one may then be shown first, which skips this one. Without this callback, none is skipped.
   */
  readonly onUnread?: (release: Release) => void
  /** Called repeatedly while a release record is damaged or has no valid signature. */
  readonly onRefused?: (number: number) => void
}

interface Begun {
  readonly lists: PageLists
  readonly channel: string
  readonly every: number
  readonly following: Following
  readonly newest: NewestSite & { readonly ahead: Ahead }
}

/** One poll in this many is a full listing: only that shows releases beyond the gap left by a lost record. */
const listEvery = 40

/** Refused records are reread, and held parts reloaded, on one poll in this many. */
const retryEvery = 8

/** The fraction of the interval between retries that a retry may take. */
const forRetries = 1 / 20

/** Polls a channel, and shows its newest intact release. */
export class Follower {
  readonly #store: Store
  readonly #channel: string
  readonly #following: Following
  readonly #ahead: Ahead
  readonly #refused: RefusedNumbers
  readonly #shown: ShownRelease
  #polls = 0
  #complained = ''

  constructor({ lists, channel, every, following, newest }: Begun) {
    this.#store = lists.store
    this.#channel = channel
    this.#following = following
    this.#ahead = newest.ahead
    this.#refused = new RefusedNumbers(every * retryEvery * forRetries)
    this.#shown = new ShownRelease(lists, newest, following, forRetries)
  }

  /**
   * @param at when the release was loaded
   * @param passedOver why a later release was not loaded, if there is one
   */
  begin(at: number, passedOver: unknown): void {
    this.#shown.begin()
    if (!passedOver || passedOver instanceof DamagedError) this.#following.onNewest?.(at, this.#isWhole())
    if (passedOver) this.#complainOf(passedOver)
  }

  async poll(): Promise<void> {
    await this.#orComplain(() => this.#look())
    if (this.#polls % retryEvery === 0) await this.#orComplain(() => this.#shown.reloadHeldParts())
  }

  async #orComplain(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      this.#complainOf(error)
    }
  }

  async #look(): Promise<void> {
    const before = this.#shown.number
    const at = performance.now()
    const isThorough = ++this.#polls % listEvery === 0
    if (isThorough) await this.#showReplacement()
    const found = isThorough ? await this.#listed() : await this.#probed()
    const again = this.#polls % retryEvery === 0 ? this.#refused.due() : []
    const unread = found.filter((number) => !this.#refused.has(number))
    const known = new Set(this.#refused.isMore(again) ? again : [])
    const problem = await this.#showLater([...unread, ...again].sort(ascending), known)
    const isNewest = this.#shown.number === before
    if (isNewest && (!problem || problem instanceof DamagedError))
      this.#following.onNewest?.(at, this.#isWhole())
    if (problem) throw problem
    if (isThorough) this.#complained = ''
  }

  /** The numbers of all later releases, as the store lists them. */
  async #listed(): Promise<number[]> {
    const found = await numbersAfter(this.#store, keys.releases(this.#channel), this.#shown.number)
    const there = new Set(found)
    for (const known of [this.#refused, this.#ahead]) known.keepOnly((number) => there.has(number))
    return found
  }

  /** The numbers of the later releases up to the first gap. */
  #probed(): Promise<number[]> {
    return foundAfter(this.#store, this.#channel, this.#refused.lastAfter(this.#shown.number))
  }

  /** Returns why the newest release is not shown, if it is not; known problems are not repeated. */
  async #showLater(numbers: readonly number[], known: ReadonlySet<number>): Promise<unknown> {
    const { showsEach, onRefused, onUnread } = this.#following
    let problem: unknown
    const begun = performance.now()
    const damaged: number[] = []
    const intact: Release[] = []
    const order = showsEach ? numbers : numbers.toReversed()
    for await (const [next, read] of releasesInTurn(this.#store, this.#channel, order)) {
      let release: Release | undefined
      try {
        release = await this.#ahead.noting(next, read(), this.#shown.record)
        intact.push(release)
        await this.#shown.show(release, showsEach)
        if (!showsEach) break
        problem = undefined
      } catch (error) {
        if (error instanceof DamagedError) damaged.push(next)
        if (!(error instanceof DamagedError) || (!problem && !known.has(next))) problem = error
        if (!showsEach) continue
        if (release) onUnread?.(release)
        if (!(error instanceof DamagedError || (release && onUnread))) break // the next poll begins with this one
      }
    }
    const later = intact.filter((release) => release.number > this.#shown.number)
    const onTop = showsEach ? undefined : await this.#showOnTop(later)
    if (onTop !== undefined && onTop === numbers.at(-1)) problem = undefined
    const notShown = damaged.filter((number) => number !== onTop).sort(ascending)
    for (const number of notShown) onRefused?.(number)
    this.#refused.wereRead(numbers, notShown, performance.now() - begun)
    this.#refused.keepOnly((number) => number > this.#shown.number)
    return problem
  }

  /** Shows the first of these releases that can follow the one shown, and returns its number. */
  async #showOnTop(releases: readonly Release[]): Promise<number | undefined> {
    for (const release of releases)
      try {
        await this.#shown.show(release, true)
        return release.number
      } catch (error) {
        if (!(error instanceof ReleaseError)) throw error // otherwise an earlier one may still be shown
      }
    return undefined
  }

  async #showReplacement(): Promise<void> {
    const replacement = await replacementOf(this.#store, this.#shown.record)
    if (!replacement) return
    await this.#shown.show(replacement, this.#following.showsEach)
    this.#refused.keepOnly(() => false)
  }

  #isWhole(): boolean {
    return this.#shown.isWhole && !this.#ahead.isPast(this.#shown.number)
  }

  #complainOf(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error)
    if (message !== this.#complained)
      complain(`still serving release ${this.#shown.number}: ${oneLine(message)}`)
    this.#complained = message
  }
}

const ascending = (one: number, other: number): number => one - other
