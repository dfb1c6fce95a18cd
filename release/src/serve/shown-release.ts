import { ReleaseError } from '../errors.ts'
import { complain } from '../print.ts'
import type { Release } from '../records/releases.ts'
import { same } from '../records/same.ts'
import { within } from '../within.ts'
import { type LiveSite, loadSite } from './live-site.ts'
import { type Holds, loadNext } from './load-next.ts'
import type { NewestSite } from './newest-site.ts'
import type { PageLists } from './page-lists.ts'

export interface ShowOptions {
  /** @param record the release as recorded: parts that cannot be served may be shown differently */
  readonly onSite: (site: LiveSite, record: Release) => void
  /** Resolves once a release can be shown without the store. */
  readonly atHand?: (next: LiveSite, last: LiveSite) => Promise<void>
  /** By default, only parts that are damaged stay as they were. */
  readonly holds?: Holds
}

/** In ms: the longest that held parts wait to be reloaded. An attempt to read a store that hangs takes a minute. */
const longestWait = 30_000

/** In ms: how long an attempt to reload them holds up everything else. */
const longestTry = 2000

/** The release that a server shows. */
export class ShownRelease {
  readonly #lists: PageLists
  readonly #options: ShowOptions
  readonly #forReloading: number
  #shown: NewestSite
  #reloadFrom = 0

  /** @param forReloading the fraction of the time that reloading held parts may take */
  constructor(lists: PageLists, shown: NewestSite, options: ShowOptions, forReloading: number) {
    this.#lists = lists
    this.#options = options
    this.#forReloading = forReloading
    this.#shown = shown
  }

  get record(): Release {
    return this.#shown.record
  }

  get number(): number {
    return this.#shown.record.number
  }

  /** Whether every part is shown as recorded. */
  get isWhole(): boolean {
    return this.#shown.held.length === 0
  }

  begin(): void {
    this.#adopt(this.#shown)
  }

  /** @param isOnTop whether parts that cannot be served may stay as they are shown */
  async show(record: Release, isOnTop?: boolean): Promise<void> {
    const { site } = this.#shown
    const loaded = isOnTop
      ? await loadNext(this.#lists, record, site, this.#options.holds)
      : { site: await loadSite(this.#lists, record, site), held: [] }
    await this.#options.atHand?.(loaded.site, site)
    this.#adopt({ record, ...loaded })
  }

  /**
   * What held parts lacked may be available again. Takes a small fraction of the time. An attempt that hangs goes on in
   * the background: later releases must not wait for it.
   */
  async reloadHeldParts(): Promise<void> {
    const begun = performance.now()
    if (this.isWhole || begun < this.#reloadFrom) return
    this.#reloadFrom = Number.POSITIVE_INFINITY
    const reloading = this.#reload(this.#shown).finally(() => {
      const ended = performance.now()
      this.#reloadFrom = ended + Math.min((ended - begun) / this.#forReloading, longestWait)
    })
    await within(longestTry, reloading, () => {})
  }

  async #reload(shown: NewestSite): Promise<void> {
    const { record, site } = shown
    try {
      const loaded = await loadNext(this.#lists, record, site, this.#options.holds)
      if (same(loaded.site.release, site.release)) return
      await this.#options.atHand?.(loaded.site, site)
      if (this.#shown === shown) this.#adopt({ record, ...loaded }) // no later release is shown by now
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error // otherwise they are still damaged or unreachable
    }
  }

  #adopt(shown: NewestSite): void {
    const { record, held } = shown
    for (const one of held) complain(`serving release ${record.number}, but ${one}`)
    if (held.length === 0 && !this.isWhole) complain(`serving release ${record.number} as recorded again`)
    this.#shown = shown
    this.#reloadFrom = 0
    this.#lists.keepOnly(shown.record, shown.site.release)
    this.#options.onSite(shown.site, shown.record)
  }
}
