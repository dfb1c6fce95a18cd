import { DamagedError, orDamage } from '../errors.ts'
import { type Cut, UnknownLiveError } from '../records/cut-off.ts'
import type { Release } from '../records/releases.ts'
import type { Records } from './records.ts'
import { signerSince } from './step.ts'

/** Where a chain of signed records breaks off. Keeps only numbers: anyone who can write to a store can make thousands. */
export class Gap implements Cut {
  readonly #records: Records
  readonly #lost: number
  readonly #next: number
  /** The version of the keys that have not signed what follows: noise makes a release look for the newest many times. */
  #forgedFor: number | undefined

  /** @param next the number of the record that follows the lost one */
  constructor(records: Records, lost: number, next: number) {
    this.#records = records
    this.#lost = lost
    this.#next = next
  }

  get hint(): string {
    return `restore release ${this.#lost} from a backup, or start from a TRUST folder of a machine that trusts it or a later one (docs/keys.md)`
  }

  async problem(newest: Release, maxBytes?: number): Promise<UnknownLiveError | undefined> {
    const version = newest.keys?.version ?? 0
    if (version === this.#forgedFor) return
    const next = this.#records.exactly(this.#next, await this.#records.read(this.#next, maxBytes))
    const signer = next && signerSince(newest, next)
    if (!signer) {
      this.#forgedFor = version
      return
    }
    return new UnknownLiveError(
      `cannot tell which release of channel ${newest.channel} is live: release ${this.#next}, signed by ${signer}, follows release ${this.#lost}, but ${await this.#loss()}`,
      { hint: this.hint },
    )
  }

  async #loss(): Promise<string> {
    const found = await orDamage(this.#records.read(this.#lost))
    if (found instanceof DamagedError) return found.message
    const name = this.#records.nameOf(this.#lost)
    return found ? `${name} is not the record that it follows` : `${name} is missing`
  }
}
