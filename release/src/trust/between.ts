import { ifIntact } from '../errors.ts'
import type { Release } from '../records/releases.ts'
import { keys } from '../store/keys.ts'
import { numbersAfter } from '../store/numbered.ts'
import type { Store } from '../store/store.ts'
import { Gap } from './gap.ts'
import type { Records } from './records.ts'
import type { Problem } from './refusals.ts'
import { problemOfStep } from './step.ts'

/** Whether there is a record with this number. */
export type IsTaken = (number: number) => Promise<boolean>

/** Lists the records once, on the first call: noise between releases must not cost one listing per release. */
export function takenAfter(store: Store, channel: string, number: number): IsTaken {
  let listed: Promise<ReadonlySet<number>> | undefined
  return async (one) => {
    listed ??= numbersAfter(store, keys.releases(channel), number).then((numbers) => new Set(numbers))
    return (await listed).has(one)
  }
}

/** Whether a record follows this release, or one that it builds on, as their keys allow. */
export type IsSuccessor = (record: Release, of: Release) => Promise<boolean>

/** @param hashOf the hash of a trusted release, or of one on the path that is being judged */
export const successors =
  (records: Records, hashOf: (number: number) => string | undefined): IsSuccessor =>
  async (record, of) => {
    const { parent, after } = record
    if (parent === of.number) return !problemOfStep(of, record)
    const hash = hashOf(parent)
    if (hash === undefined || hash !== after) return false
    const older = records.exactly(parent, await ifIntact(records.read(parent)))
    return older?.sha256 === hash && !problemOfStep(older, record)
  }

/**
 * Why the records between two releases do not allow one to follow the other. The tool skips only numbers that are
 * taken: under a free number, a key's holder could later put another release with the same predecessor. Of two releases
 * that could follow the same predecessor, the first counts. The records in between may have changed since, so it is
 * unknown whether the release is a fork or the one that all others follow.
 */
export async function problemBetween(
  isTaken: IsTaken,
  before: Release,
  next: Release,
  records: Records,
  isSuccessor: IsSuccessor,
): Promise<Problem | undefined> {
  const first = before.number + 1
  const refused = (what: string, hint: string, rival?: number): Problem => ({
    number: next.number,
    what,
    gap: new Gap(records, { next: next.number, parent: before.number, what: async () => what, hint }),
    ...(rival && { rival }),
  })
  for (let number = first; number < next.number; number++)
    if (!(await isTaken(number)))
      return refused(
        `it leaves number ${number} free`,
        `put an empty file at ${records.nameOf(number)}, where a record must have been, or start from the TRUST folder of a machine that trusts a later release (docs/keys.md)`,
      )
  const read = records.inOrder((number) => (number + 1 < next.number ? number + 1 : undefined))
  for (let number = first; number < next.number; number++) {
    const other = records.exactly(number, await read(number))
    if (!other || !(await isSuccessor(other, before))) continue
    const hint = `replace whichever was not live with an empty file: on a machine that has been in use since then, 'status' shows which one is live (docs/keys.md)`
    if (other.parent === before.number) return refused(`release ${number} came first`, hint, number)
    return refused(`release ${number}, also signed, follows release ${other.parent}`, hint)
  }
}
