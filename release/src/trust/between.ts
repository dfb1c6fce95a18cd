import type { Release } from '../records/releases.ts'
import { keys } from '../store/keys.ts'
import { numbersAfter } from '../store/numbered.ts'
import type { Store } from '../store/store.ts'
import type { Records } from './records.ts'
import { problemOfStep } from './step.ts'

/** Whether there is a record of this number. */
export type IsTaken = (number: number) => Promise<boolean>

/** Lists the records once, when it is first asked: noise between releases must not cost a listing for each of them. */
export function takenAfter(store: Store, channel: string, number: number): IsTaken {
  let listed: Promise<ReadonlySet<number>> | undefined
  return async (one) => {
    listed ??= numbersAfter(store, keys.releases(channel), number).then((numbers) => new Set(numbers))
    return (await listed).has(one)
  }
}

/**
 * Why a release may not follow another because of what is between them. The tool skips only numbers that are taken:
 * under a free number, a key's holder could later put another release with the same predecessor. And of two releases
 * that could follow the same predecessor, the first counts.
 */
export async function problemBetween(
  isTaken: IsTaken,
  before: Release,
  next: Release,
  records: Records,
): Promise<string | undefined> {
  const first = before.number + 1
  for (let number = first; number < next.number; number++)
    if (!(await isTaken(number))) return `it leaves number ${number} free`
  const read = records.inOrder((number) => (number + 1 < next.number ? number + 1 : undefined))
  for (let number = first; number < next.number; number++) {
    const other = records.exactly(number, await read(number))
    if (other && !problemOfStep(before, other)) return `release ${number} came first`
  }
}
