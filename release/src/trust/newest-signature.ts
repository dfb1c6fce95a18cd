import type { Release } from '../records/releases.ts'
import type { Store } from '../store/store.ts'
import { type LastSignature, lastSignature } from './heartbeat.ts'

/**
 * The newest signature read on a channel: that of the live release, unless a heartbeat for it has been read. A store
 * that withholds releases can withhold heartbeats too, so failing to read them must not make the signature look newer.
 */
export class NewestSignature {
  #known: { readonly number: number; readonly signature: LastSignature } | undefined

  of(release: Release): LastSignature {
    return this.#known?.number === release.number ? this.#known.signature : release
  }

  /** Also says why heartbeats could not be read. */
  async read(store: Store, release: Release): Promise<LastSignature & { readonly unread?: string }> {
    try {
      this.#known = { number: release.number, signature: await lastSignature(store, release) }
      return this.of(release)
    } catch (error) {
      const { by, when } = this.of(release)
      return { by, when, unread: (error as Error).message }
    }
  }
}
