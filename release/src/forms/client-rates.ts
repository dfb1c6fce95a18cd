import { networkOf } from './origin-of-request.ts'
import { RateLimit } from './rate-limit.ts'

/** How often one client, and all of its network together, may ask. */
export class ClientRates {
  readonly #client: RateLimit
  readonly #network: RateLimit

  /** @param rate per minute and client; a network has five times as much. */
  constructor(rate: number) {
    this.#client = new RateLimit(rate)
    this.#network = new RateLimit(rate * 5)
  }

  /** In s until the client may ask again; 0 if it may now. At its own limit it uses up nothing of its network's. */
  take(client: string): number {
    return this.#client.take(client) || this.#network.take(networkOf(client))
  }
}
