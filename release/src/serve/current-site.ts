import type { Release } from '../records/releases.ts'
import { statesOf } from '../records/shared.ts'
import { untilServed } from './follow-channel.ts'
import type { LiveSite } from './live-site.ts'

/**
 * In ms: a cache in front may keep a response only if the server has confirmed within this time that its release was
 * the newest. A cache is purged only once this time has passed since a release, so a server that lags, or is cut off,
 * never refills it with stale content.
 */
const surelyNewest = 0.8 * untilServed

/** By the monotonic clock, and by the wall clock, which also runs while the machine sleeps. */
interface Moment {
  readonly at: number
  readonly date: number
}

/** The site that a server shows, and how sure it is that there is no newer one. */
export class CurrentSite {
  #site!: LiveSite
  #held = 0
  #newestAt = Number.NEGATIVE_INFINITY
  #wholeAt: Moment | undefined

  get site(): LiveSite {
    return this.#site
  }

  /** The last time, by `performance.now()`, at which there was no newer release. */
  get newestAt(): number {
    return this.#newestAt
  }

  /** How many parts are shown differently from the release's record. */
  get held(): number {
    return this.#held
  }

  show(site: LiveSite, record: Release): void {
    this.#site = site
    const shown = new Set(statesOf(site.release).map((state) => JSON.stringify(state)))
    this.#held = statesOf(record).filter((state) => !shown.has(JSON.stringify(state))).length
  }

  /** @param isWhole whether the site is shown as recorded and no later release can exist */
  wasNewest(at: number, isWhole: boolean): void {
    this.#newestAt = at
    this.#wholeAt = isWhole ? { at, date: Date.now() - performance.now() + at } : undefined
  }

  /** Whether a cache in front may keep a response with this side's content. */
  isSurelyNewest(side: LiveSite): boolean {
    const isShown = side === this.#site || side === this.#site.shared
    return isShown && this.#wholeAt !== undefined && since(this.#wholeAt) < surelyNewest
  }
}

const since = ({ at, date }: Moment): number => Math.max(performance.now() - at, Date.now() - date)
