import { DamagedError, ifIntact, ReleaseError } from '../errors.ts'
import { inTurn } from '../store/reading-ahead.ts'
import type { Release } from './releases.ts'

/** A record cut off, by a problem below it, from the releases that can be trusted. */
export interface Cut {
  /**
   * Why the newest release that can be trusted may not be the live one. `undefined` if this record is forged.
   */
  problem(newest: Release, maxBytes?: number): Promise<UnknownLiveError | undefined>
}

/**
 * A record refused only because of a problem below it. Whether the record is forged is known only once the newest
 * release has been found.
 */
export class CutOffError extends DamagedError {
  readonly cut: Cut

  constructor(message: string, cut: Cut, details: { readonly hint: string }) {
    super(message, details)
    this.cut = cut
  }
}

/** Not a DamagedError: no older release may take the place of one that may be live. */
export class UnknownLiveError extends ReleaseError {}

/**
 * Throws if the newest release that can be trusted is below genuine ones that are cut off from it.
 *
 * @param cuts in the order in which they were found, from the newest record down
 */
export async function refuseBelowCuts(newest: Release, cuts: ReadonlySet<Cut>): Promise<void> {
  const oldestFirst = [...cuts].reverse()
  for await (const [, judge] of inTurn(oldestFirst, (cut, maxBytes) => cut.problem(newest, maxBytes))) {
    const problem = await ifIntact(judge())
    if (problem) throw problem
  }
}
