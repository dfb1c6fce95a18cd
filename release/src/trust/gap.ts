import { type Cut, UnknownLiveError } from '../records/cut-off.ts'
import type { Release } from '../records/releases.ts'
import type { Records } from './records.ts'
import { signerSince } from './step.ts'

/** What separates signed records from the releases that can be trusted. */
export interface Break {
  /** The number of the lowest record above the break. */
  readonly next: number
  /** The release that this record follows. */
  readonly parent: number
  /** What is wrong there, as a clause. */
  readonly what: () => Promise<string>
  readonly hint: string
}

/**
 * Where a chain of signed records breaks off. Keeps only the records' numbers: anyone who can write to the store can
 * plant many.
 */
export class Gap {
  readonly #records: Records
  readonly #break: Break
  readonly #above = new Map<number, Cut>()

  constructor(records: Records, at: Break) {
    this.#records = records
    this.#break = at
  }

  get hint(): string {
    return this.#break.hint
  }

  /** A record above the gap. */
  cut(number: number): Cut {
    const known = this.#above.get(number) ?? this.#judging(number)
    this.#above.set(number, known)
    return known
  }

  #judging(number: number): Cut {
    /** The version of the key list that rejects the record. Cached: one deploy may judge the same record often. */
    let forgedFor: number | undefined
    return {
      problem: async (newest, maxBytes) => {
        const version = newest.keys?.version ?? 0
        if (version === forgedFor) return
        const record = this.#records.exactly(number, await this.#records.read(number, maxBytes))
        const signer = record && signerSince(newest, record)
        if (signer) return this.#unknown(newest, number, signer)
        forgedFor = version
      },
    }
  }

  async #unknown({ channel }: Release, number: number, signer: string): Promise<UnknownLiveError> {
    const { next, parent, what, hint } = this.#break
    const on = number === next ? '' : `builds on release ${next}, which `
    return new UnknownLiveError(
      `cannot tell which release of channel ${channel} is live: release ${number}, signed by ${signer}, ${on}follows release ${parent}, but ${await what()}`,
      { hint },
    )
  }
}
