import { DamagedError } from '../errors.ts'
import { type Cut, CutOffError, refuseBelowCuts, UnknownLiveError } from '../records/cut-off.ts'
import { nothingReleased, type Release, releasesInTurn } from '../records/releases.ts'
import { keys } from '../store/keys.ts'
import { numbersDown } from '../store/numbered.ts'
import type { Store } from '../store/store.ts'
import { mayExist } from './ahead.ts'
import { type LiveSite, loadSite } from './live-site.ts'
import { loadNext } from './load-next.ts'

/**
 * A server that starts while the newest release is damaged serves what running servers still serve. Releases `ahead` are
 * not shown, although they exist or may exist.
 */
export async function newestSite(
  store: Store,
  channel: string,
  onRefused?: (number: number) => void,
): Promise<NewestSite & { passedOver?: unknown; ahead: readonly number[] }> {
  const refused: Release[] = []
  const cuts = new Set<Cut>()
  const unread: number[] = []
  let [highest, passedOver]: [number?, unknown?] = []
  const numbers = numbersDown(store, keys.releases(channel))
  for await (const [number, read] of releasesInTurn(store, channel, numbers))
    try {
      highest ??= number
      const record = await read()
      if (refused.length === 0) await refuseBelowCuts(record, cuts)
      refused.push(record)
      const site = await loadSite(store, record)
      const newest = await newestOnTop(store, refused, { site, record, held: [] })
      const later = refused.map((one) => one.number).filter((one) => one > newest.record.number)
      const ahead = [...unread, ...later]
      return { ...newest, ahead, ...(newest.record.number !== highest && { passedOver }) }
    } catch (error) {
      if (error instanceof UnknownLiveError) throw error
      if (error instanceof CutOffError) cuts.add(error.cut)
      if (mayExist(error)) unread.push(number)
      const isOutage = !(error instanceof DamagedError)
      if (isOutage || passedOver === undefined) passedOver = error
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
  store: Store,
  refused: readonly Release[],
  whole: NewestSite,
): Promise<NewestSite> {
  for (const record of refused)
    try {
      if (record !== whole.record) return { record, ...(await loadNext(store, record, whole.site)) }
    } catch {} // reported when it was skipped
  return whole
}
