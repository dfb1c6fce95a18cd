import type { Release } from '../records/releases.ts'
import { keys } from '../store/keys.ts'
import { numbersAfter } from '../store/numbered.ts'
import type { Store } from '../store/store.ts'
import { parsed } from './read-exactly.ts'
import type { Records } from './records.ts'
import { problemOfStep } from './step.ts'

/**
 * Why a release may not follow another because of what is between them. The tool skips only numbers that are taken:
 * under a free one, a key's holder could later put another release that follows the same one. And of two that could
 * follow the same one, the first counts.
 */
export async function problemBetween(
  store: Store,
  before: Release,
  next: Release,
  records: Records,
): Promise<string | undefined> {
  const first = before.number + 1
  if (next.number === first) return
  const later = await numbersAfter(store, keys.releases(next.channel), before.number)
  const taken = later.filter((number) => number < next.number)
  const gap = taken.findIndex((number, index) => number !== first + index)
  const free = first + (gap < 0 ? taken.length : gap)
  if (free < next.number) return `it leaves number ${free} free`
  const read = records.inOrder((number) => (number + 1 < next.number ? number + 1 : undefined))
  for (const number of taken) {
    const other = parsed(await read(number))
    if (other?.number === number && !problemOfStep(before, other)) return `release ${number} came first`
  }
}
