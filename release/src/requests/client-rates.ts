import { networkOf } from './origin-of-request.ts'
import { RateLimit } from './rate-limit.ts'

/** How often one client, and all of its network together, may ask. */
export class ClientRates {
  readonly #client: RateLimit
  readonly #network: RateLimit

  /** @param rate per client and minute, or another time in ms; a network has five times as much. */
  constructor(rate: number, time?: number) {
    this.#client = new RateLimit(rate, { time })
    this.#network = new RateLimit(rate * 5, { time })
  }

  /**
   * In s until the client may ask again; 0 if it may now. At its own limit it uses up nothing of its network's.
   * @param what is counted by itself.
   */
  take(client: string, what = ''): number {
    return this.#client.take(`${client} ${what}`) || this.#network.take(`${networkOf(client)} ${what}`)
  }
}
