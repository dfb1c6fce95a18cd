import { DamagedError, ifIntact, ReleaseError } from '../errors.ts'
import { latestDates } from '../pruning/dates.ts'
import { type Release, releasesInTurn } from '../records/releases.ts'
import { keys } from '../store/keys.ts'
import { numbersDown } from '../store/numbered.ts'
import { type LiveSite, loadSite } from './live-site.ts'
import type { PageLists } from './page-lists.ts'

/** In ms: how long caches are expected to keep responses, at most. */
const longestKept = 7 * 24 * 3_600_000

/** How many releases are read at most, however many there were. */
const mostRead = 200

export interface Earlier {
  readonly release: Release
  readonly site?: LiveSite
  /** Why it cannot be shown. */
  readonly problem?: ReleaseError
}

/**
 * The releases that were live before this one and in the last week, the newest first: caches may hold responses from
 * any of them. Records that are missing or damaged are left out, and those in `known` are not loaded.
 */
export async function* releasesBefore(
  lists: PageLists,
  live: Release,
  known: ReadonlySet<number>,
): AsyncGenerator<Earlier> {
  let last: LiveSite | undefined
  for (const release of await recordsBefore(lists, live)) {
    if (known.has(release.number)) continue
    const loaded = await loadEarlier(lists, release, last)
    lists.keepOnly(release)
    last = loaded.site ?? last
    yield loaded
  }
}

async function recordsBefore({ store }: PageLists, live: Release): Promise<Release[]> {
  const records = [live]
  for await (const [, read] of releasesInTurn(store, live.channel, numbersBelow({ store }, live))) {
    const earlier = await ifIntact(read())
    if (earlier) records.push(earlier)
    if (records.length > mostRead) break
  }
  const dates = latestDates(
    records.map(({ when }) => when),
    Date.now(),
  )
  const wasLive = (_: Release, index: number) => (dates[index] as number) >= Date.now() - longestKept
  return records.slice(1).filter(wasLive) // until the date of the release after it
}

async function loadEarlier(lists: PageLists, release: Release, last: LiveSite | undefined): Promise<Earlier> {
  try {
    return { release, site: await loadSite(lists, release, last) }
  } catch (problem) {
    if (problem instanceof ReleaseError) return { release, problem }
    throw problem
  }
}

async function* numbersBelow(
  { store }: Pick<PageLists, 'store'>,
  { channel, number }: Release,
): AsyncGenerator<number> {
  for await (const one of numbersDown(store, keys.releases(channel))) if (one < number) yield one
}

/** Whether a later attempt may read what could not be read. */
export const mayBeRead = ({ problem }: Earlier): boolean =>
  problem !== undefined && !(problem instanceof DamagedError)
