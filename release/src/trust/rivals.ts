import { ifIntact, type ReleaseError } from '../errors.ts'
import type { Cut } from '../records/cut-off.ts'
import type { Release } from '../records/releases.ts'
import type { Records } from './records.ts'
import type { Problem } from './refusals.ts'

/**
 * Refused records that may nevertheless be genuine, each with the release that it excludes: one that came first, or one
 * that replaced the release that the record follows. While any of them may be genuine, it is unknown which release is
 * live.
 */
export class Rivals {
  readonly #records: Records
  /** By the number of the excluded release, then by the record's own. */
  readonly #known = new Map<number, Map<number, Cut>>()

  constructor(records: Records) {
    this.#records = records
  }

  add({ number, gap, rival }: Problem): void {
    if (!gap || !rival) return
    const known = this.#known.get(rival) ?? new Map<number, Cut>()
    this.#known.set(rival, known.set(number, gap.cut(number)))
  }

  /** The error if one of them excludes this release, which follows `before`. */
  async unknownBeside({ number, sha256 }: Release, before: Release): Promise<ReleaseError | undefined> {
    for (const [rival, cut] of this.#known.get(number) ?? []) {
      const unknown = await cut.problem(before)
      if (!unknown) continue
      const record = this.#records.exactly(rival, await ifIntact(this.#records.read(rival)))
      if (record?.after !== sha256) return unknown
    }
    return undefined
  }
}
