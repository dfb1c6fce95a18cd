import { networkOf } from './origin-of-request.ts'
import { RateLimit } from './rate-limit.ts'

/** Limits how often one client, and its network as a whole, may send requests. */
export class ClientRates {
  readonly #client: RateLimit
  readonly #network: RateLimit

  /** @param rate requests per client per minute, or per `time` in ms; a network may send five times as many */
  constructor(rate: number, time?: number) {
    this.#client = new RateLimit(rate, { time })
    this.#network = new RateLimit(rate * 5, { time })
  }

  /**
   * Seconds until the client may send another request; 0 if it may now. A client at its own limit does not use up its
   * network's.
   * @param what a kind of request that is counted separately
   */
  take(client: string, what = ''): number {
    return this.#client.take(`${client} ${what}`) || this.#network.take(`${networkOf(client)} ${what}`)
  }
}
