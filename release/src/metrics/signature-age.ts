import type { Running } from '../serve/observer.ts'
import { lastSignature } from '../trust/heartbeat.ts'

/** How often heartbeats are read from the store, in ms, regardless of how often metrics are scraped. */
const often = 30_000

/** When a key of the channel was last used to sign anything; follows the store in the background. */
export class SignatureAge {
  readonly #running: Running
  #said: { readonly number: number; readonly when: number } | undefined

  constructor(running: Running) {
    this.#running = running
    void this.#refresh()
    setInterval(() => void this.#refresh(), often).unref()
  }

  /** The age in ms; `undefined` without keys. A release that has just gone live counts too. */
  get age(): number | undefined {
    const { keys, number, when } = this.#running.site().release
    if (!keys) return undefined
    return Date.now() - (this.#said?.number === number ? this.#said.when : Date.parse(when))
  }

  async #refresh(): Promise<void> {
    const { store, site } = this.#running
    const { release } = site()
    if (!release.keys) return
    // Another metric shows a store that is out of reach; here, the signature only grows older.
    const last = await lastSignature(store, release).catch(() => undefined)
    if (last) this.#said = { number: release.number, when: Date.parse(last.when) }
  }
}
