import type { Release } from '../records/releases.ts'
import { type Change, changeOf, partsBetween } from './change.ts'
import type { LiveSite } from './live-site.ts'

/**
 * What each release of a channel changed for caches. Servers may have shown a release that cannot be shown here, so
 * records are compared as well as what is shown.
 */
export class SeenReleases {
  #site: LiveSite | undefined
  #record: Release | undefined

  shows(site: LiveSite, record: Release): Change {
    const before = this.#site
    this.#site = site
    const parts = new Set([...partsBetween(before?.release, site.release), ...this.#changedBy(record)])
    return changeOf(site.release, parts, before, site)
  }

  /** What a release changed of which only the record can be read; `undefined` if it is known already. */
  lacks(record: Release): Change | undefined {
    if (this.#record && record.number <= this.#record.number) return undefined
    return changeOf(record, this.#changedBy(record), this.#site)
  }

  /** All parts, if there was a release in between whose record could not be read. */
  #changedBy(record: Release): Set<string> {
    const before = this.#record
    if (before && record.number < before.number) return new Set() // shown after a later one was seen
    this.#record = record
    return partsBetween(before && record.parent <= before.number ? before : undefined, record)
  }
}
