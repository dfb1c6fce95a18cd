import type { Release } from '../records/releases.ts'
import type { Store } from '../store/store.ts'
import { type LastSignature, lastSignature } from './heartbeat.ts'

/**
 * The newest signature on a channel that has been read: of the live release, if no heartbeat for it has been. Whoever
 * withholds releases can withhold heartbeats too, so a store that does not give them makes no signature newer.
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
