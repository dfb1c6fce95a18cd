import type { Running } from '../serve/observer.ts'
import { NewestSignature } from '../trust/newest-signature.ts'

/** How often heartbeats are read from the store, in ms, regardless of how often metrics are scraped. */
const often = 30_000

/** When a key of the channel was last used to sign anything; follows the store in the background. */
export class SignatureAge {
  readonly #running: Running
  readonly #newest = new NewestSignature()

  constructor(running: Running) {
    this.#running = running
    void this.#refresh()
    setInterval(() => void this.#refresh(), often).unref()
  }

  /** The age in ms; `undefined` without keys. A release that has just gone live counts too. */
  get age(): number | undefined {
    const { release } = this.#running.site()
    return release.keys && Date.now() - Date.parse(this.#newest.of(release).when)
  }

  /** Another metric shows when the store is unreachable; here, the signature only grows older. */
  async #refresh(): Promise<void> {
    const { release } = this.#running.site()
    if (release.keys) await this.#newest.read(this.#running.store, release)
  }
}
