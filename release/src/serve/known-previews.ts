import { setTimeout } from 'node:timers/promises'
import { Semaphore } from '../concurrency.ts'
import { DamagedError } from '../errors.ts'
import { findPreview, previewNames } from '../previews/find-preview.ts'
import { hasEnded, type Preview } from '../records/preview.ts'
import type { Store } from '../store/store.ts'
import { textBody } from './body.ts'
import type { LiveSite } from './live-site.ts'
import { isUnreadable, loadNext } from './load-next.ts'
import { PageLists } from './page-lists.ts'
import { summary } from './site-texts.ts'

interface Shown {
  readonly preview: Preview
  readonly site: LiveSite
  /** Whether every part is shown as the preview records it; otherwise, the preview is reloaded. */
  readonly isWhole: boolean
}

/** For a preview that has ended, only 'ended' is kept. */
type Found = Shown | 'ended' | undefined

interface Known {
  /** When the store was last queried, by `performance.now()`: the system clock may be set back. */
  at: number
  isAsking: boolean
  shown: Promise<Found>
  /** The previous answer. */
  last: Found
}

const never = Number.NEGATIVE_INFINITY

/** How soon a new preview, or the end of one, is noticed, in ms. */
const fresh = 1000

/** In ms: a store that takes longer to answer counts as unreachable, and the preview is shown as last known. */
const patience = 1000

/**
 * How many previews are kept in memory: the most recently requested ones. What they share with the live site is kept
 * only once.
 */
const mostKept = 20

/** Far fewer than the requests that a bucket handles concurrently: releases and pages are read at the same time. */
const loadsAtOnce = 4

/** The previews that visitors request, as last read from the store. */
export class KnownPreviews {
  readonly #store: Store
  readonly #channel: string
  readonly #loads = new Semaphore(loadsAtOnce)
  readonly #known = new Map<string, Known>()
  #names: { at: number; names: Promise<ReadonlySet<string>> } | undefined

  constructor(store: Store, channel: string) {
    this.#store = store
    this.#channel = channel
  }

  /** Shows the preview as last known while the store is unreachable. */
  async find(name: string, live: LiveSite): Promise<Found> {
    if (!this.#known.has(name) && !(await this.#isName(name))) return
    const known = this.#known.get(name) ?? this.#remember(name)
    if (!known.isAsking && known.at <= performance.now() - fresh) {
      known.isAsking = true
      known.shown = this.#loads.run(() => this.#load(name, live, known))
      known.shown.catch(() => {}) // avoids an unhandled rejection; the caller that awaits it gets the error
      this.#known.delete(name)
      this.#known.set(name, known)
    }
    const { last, shown, isAsking } = known
    return isAsking && last ? Promise.race([shown, setTimeout(patience, last, { ref: false })]) : shown
  }

  #remember(name: string): Known {
    const known: Known = { at: never, isAsking: false, shown: Promise.resolve(undefined), last: undefined }
    this.#known.set(name, known)
    return known
  }

  /** Requests for made-up names cost the store at most one listing per second in all. */
  async #isName(name: string): Promise<boolean> {
    if (!this.#names || this.#names.at < performance.now() - fresh)
      this.#names = {
        at: performance.now(),
        names: previewNames(this.#store, this.#channel).then((names) => new Set(names)),
      }
    return (await this.#names.names).has(name)
  }

  async #load(name: string, live: LiveSite, known: Known): Promise<Found> {
    const { last } = known
    try {
      const preview = await findPreview(this.#store, live.release, name)
      if (preview && hasEnded(preview)) known.last = 'ended'
      else if (preview && !(isShown(last) && last.isWhole && last.preview.sha256 === preview.sha256)) {
        known.last = { preview, ...(await this.#siteOf(preview, live)) }
        this.#forgetOldest()
      }
    } catch (error) {
      if (!last || error instanceof DamagedError) {
        known.last = undefined
        throw error
      }
    } finally {
      known.at = performance.now()
      known.isAsking = false
    }
    return known.last
  }

  #forgetOldest(): void {
    const ready = [...this.#known].filter(([, { last }]) => isShown(last))
    for (const [name] of ready.slice(0, -mostKept)) this.#known.delete(name)
  }

  async #siteOf({ name, until, release }: Preview, live: LiveSite): Promise<Omit<Shown, 'preview'>> {
    const lists = new PageLists(this.#store)
    lists.add(live)
    const { site, held } = await loadNext(lists, release, live, isUnreadable)
    const about = { ...summary(site.release), release: release.parent, preview: name, until }
    const texts = new Map(site.texts).set('/release.json', textBody('/release.json', JSON.stringify(about)))
    return { site: { ...site, texts }, isWhole: held.length === 0 }
  }
}

const isShown = (found: Found): found is Shown => typeof found === 'object'
