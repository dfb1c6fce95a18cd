import { DamagedError } from '../errors.ts'
import { type Cut, CutOffError, refuseBelowCuts, UnknownLiveError } from '../records/cut-off.ts'
import { missedAbove } from '../records/missed-above.ts'
import { nothingReleased, type Release, releasesInTurn } from '../records/releases.ts'
import { keys } from '../store/keys.ts'
import { numbersDown } from '../store/numbered.ts'
import type { Store } from '../store/store.ts'
import { Ahead } from './ahead.ts'
import { type LiveSite, loadSite } from './live-site.ts'
import { type Holds, loadNext } from './load-next.ts'
import { PageLists } from './page-lists.ts'

interface Options {
  /** By default, lists are waited for without a limit. */
  readonly lists?: PageLists | undefined
  readonly onRefused?: ((number: number) => void) | undefined
  readonly holds?: Holds | undefined
}

interface Found {
  readonly ahead: Ahead
  /** Why no later release is shown, if there seems to be one. */
  readonly passedOver?: unknown
  /** Whether the record of a later release is intact. */
  readonly isBehind: boolean
}

/**
 * A server that starts while the newest release is damaged serves what running servers still serve. Also returns what
 * is `ahead` of that.
 */
export async function newestSite(
  store: Store,
  channel: string,
  { lists = new PageLists(store), onRefused, holds }: Options = {},
): Promise<NewestSite & Found> {
  const refused: Release[] = []
  const cuts = new Set<Cut>()
  const ahead = new Ahead()
  const seen = new Set<number>()
  let [highest, passedOver]: [number?, unknown?] = []
  const numbers = numbersDown(store, keys.releases(channel))
  for await (const [number, read] of releasesInTurn(store, channel, numbers))
    try {
      highest ??= number
      seen.add(number)
      const record = await ahead.noting(number, read())
      if (refused.length === 0) await refuseBelowCuts(record, cuts)
      refused.push(record)
      const site = await loadSite(lists, record)
      const newest = await newestOnTop(lists, refused, { site, record, held: [] }, holds)
      const missed = await missedAbove(store, refused[0] ?? record, (one) => seen.has(one))
      const isPassedOver = missed || newest.record.number !== highest
      const isBehind = newest.record !== refused[0]
      return { ...newest, ahead, isBehind, ...(isPassedOver && { passedOver: missed ?? passedOver }) }
    } catch (error) {
      if (error instanceof UnknownLiveError) throw error
      if (error instanceof CutOffError) cuts.add(error.cut)
      const isOutage = !(error instanceof DamagedError)
      if (isOutage || passedOver === undefined) passedOver = error
      lists.keepOnly(...refused.slice(0, 1), ...refused.slice(-1))
      if (!isOutage) onRefused?.(number)
    }
  throw passedOver ?? nothingReleased(store, channel)
}

export interface NewestSite {
  readonly site: LiveSite
  /** The release as recorded; the parts in `held` are shown differently. */
  readonly record: Release
  readonly held: readonly string[]
}

/** The newest of the refused releases that can be shown on top of the intact one; the intact one if none can. */
async function newestOnTop(
  lists: PageLists,
  refused: readonly Release[],
  whole: NewestSite,
  holds: Holds | undefined,
): Promise<NewestSite> {
  for (const record of refused)
    try {
      if (record !== whole.record) return { record, ...(await loadNext(lists, record, whole.site, holds)) }
    } catch {} // reported when it was skipped
  return whole
}
