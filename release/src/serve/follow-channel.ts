import { DamagedError, DeniedError, orDamage, ReleaseError } from '../errors.ts'
import { complain, oneLine } from '../print.ts'
import { newestRelease, type Release, readRelease, releasesInTurn } from '../records/releases.ts'
import { same } from '../records/same.ts'
import { keys } from '../store/keys.ts'
import { numbersAfter } from '../store/numbered.ts'
import type { Store } from '../store/store.ts'
import { foundAfter } from './found-after.ts'
import { type LiveSite, loadSite } from './live-site.ts'
import { loadNext } from './load-next.ts'
import { newestSite } from './newest-site.ts'
import { RefusedNumbers } from './refused-numbers.ts'

/** How long servers may take to switch to a new release, in ms: all requests after that get it. */
export const untilServed = 1000

interface Following {
  readonly onSite: (site: LiveSite) => void
  /** Shows every release on the way to the newest, even if the server is far behind. */
  readonly showsEach?: boolean
  /** Resolves once a release can be shown without the store. */
  readonly atHand?: (next: LiveSite, last: LiveSite) => Promise<void>
  /**
   * Reports when, by `performance.now()`, the release shown was last known to be the newest readable one, and whether it
   * is shown as a whole and no other may exist. If not, what is shown may change without a release.
   */
  readonly onNewest?: (at: number, isWhole: boolean) => void
  /** Called repeatedly while a release record is damaged or has no valid signature. */
  readonly onRefused?: (number: number) => void
}

/** One poll in this many is a full listing: only that shows releases beyond the gap left by a lost record. */
const listEvery = 40

/** Refused records are reread on one poll in this many. */
const retryEvery = 8

/** The fraction of the interval between rereads that rereading may take. */
const forRereading = 1 / 20

/**
 * Follows the channel to its newest intact release, and calls back once everything that it changes is available.
 * Damaged releases are skipped, and retried until a newer one is intact; they hold up none of the later ones
 * (loadNext). Returns a function that stops following.
 */
export async function followChannel(
  store: Store,
  channel: string,
  every: number,
  { onSite, showsEach, atHand, onNewest, onRefused }: Following,
): Promise<() => void> {
  const begun = performance.now()
  const newest = await newestSite(store, channel, onRefused)
  let { site, record, held } = newest
  const { ahead } = newest
  let looks = 0
  const refused = new RefusedNumbers(every * retryEvery * forRereading)
  let complained = ''
  const complainOf = (error: unknown) => {
    const message = error instanceof Error ? error.message : String(error)
    if (message !== complained) complain(`still serving release ${site.release.number}: ${oneLine(message)}`)
    complained = message
  }
  const show = async (release: Release, isOnTop = showsEach) => {
    const { site: next, held: notShown } = isOnTop
      ? await loadNext(store, release, site)
      : { site: await loadSite(store, release, site), held: [] }
    if (release === record && same(notShown, held)) return
    await atHand?.(next, site)
    tellHeld(release, notShown)
    record = release
    held = notShown
    site = next
    onSite(site)
  }
  /** Shows the first of these releases that can follow the one shown, and returns its number. */
  const showOnTop = async (releases: readonly Release[]): Promise<number | undefined> => {
    for (const release of releases)
      try {
        await show(release, true)
        return release.number
      } catch (error) {
        if (!(error instanceof DamagedError)) throw error
      }
    return undefined
  }
  /** Returns why the newest release is not shown, if it is not; known problems are not repeated. */
  const showLater = async (numbers: readonly number[], known: ReadonlySet<number>): Promise<unknown> => {
    let problem: unknown
    const begun = performance.now()
    const damaged: number[] = []
    const intact: Release[] = []
    const order = showsEach ? numbers : numbers.toReversed()
    for await (const [next, read] of releasesInTurn(store, channel, order))
      try {
        const release = await ahead.noting(next, read())
        intact.push(release)
        await show(release)
        if (!showsEach) break
        problem = undefined
      } catch (error) {
        if (error instanceof DamagedError) damaged.push(next)
        if (!(error instanceof DamagedError) || (!problem && !known.has(next))) problem = error
      }
    const later = intact.filter((release) => release.number > record.number)
    const onTop = showsEach ? undefined : await showOnTop(later)
    if (onTop !== undefined && onTop === numbers.at(-1)) problem = undefined
    const notShown = damaged.filter((number) => number !== onTop).sort((one, other) => one - other)
    for (const number of notShown) onRefused?.(number)
    refused.wereRead(numbers, notShown, performance.now() - begun)
    refused.keepOnly((number) => number > record.number)
    return problem
  }
  let heldFrom = 0
  /** Loads parts that are not shown as recorded again: what they lacked may have been out of reach only for a while. */
  const showHeld = async () => {
    const begun = performance.now()
    if (held.length === 0 || looks % retryEvery > 0 || begun < heldFrom) return
    await show(record, true).catch((error) => {
      if (!(error instanceof ReleaseError)) throw error
    })
    const ended = performance.now()
    heldFrom = ended + (ended - begun) / forRereading
  }
  const isWhole = () => held.length === 0 && !ahead.isPast(record.number)
  const look = async () => {
    const { number } = site.release
    const at = performance.now()
    const isThorough = ++looks % listEvery === 0
    const other = isThorough ? await replaced(store, record) : undefined
    if (other) {
      await show(other)
      refused.keepOnly(() => false)
    }
    const found = isThorough
      ? await numbersAfter(store, keys.releases(channel), site.release.number)
      : await foundAfter(store, channel, refused.lastAfter(site.release.number))
    const there = new Set(found)
    if (isThorough) for (const known of [refused, ahead]) known.keepOnly((one) => there.has(one))
    const again = looks % retryEvery === 0 ? refused.due() : []
    const numbers = [...found.filter((one) => !refused.has(one)), ...again].sort((one, other) => one - other)
    const problem = await showLater(numbers, new Set(refused.isMore(again) ? again : []))
    const isNewest = site.release.number === number && (!problem || problem instanceof DamagedError)
    if (isNewest) onNewest?.(at, isWhole())
    if (problem) throw problem
    if (isThorough) complained = ''
    await showHeld()
  }
  tellHeld(record, newest.held)
  onSite(site)
  if (!newest.passedOver || newest.passedOver instanceof DamagedError) onNewest?.(begun, isWhole())
  if (newest.passedOver) complainOf(newest.passedOver)
  let busy = false
  const timer = setInterval(() => {
    if (busy) return
    busy = true
    look()
      .catch(complainOf)
      .finally(() => {
        busy = false
      })
  }, every)
  return () => clearInterval(timer)
}

/**
 * A store that was restored from a backup may lack the release that is served, and reuse its number. A release made
 * after the restore is recognised by its later date; until there is one, the server keeps what it serves. On a channel
 * with keys, a later date is not enough: the release would follow a different history, and its signer chooses its date.
 */
async function replaced(store: Store, ours: Release): Promise<Release | undefined> {
  const { channel, number, when } = ours
  const there = await orDamage(readRelease(store, channel, number)).catch(() => undefined)
  if (same(there, ours)) return
  const { live } = await newestRelease(store, channel)
  if (there instanceof DeniedError && !(live && live.number > number)) throw there
  const isLater = live && live.when > when && !ours.keys
  if (live && (live.number >= number || isLater)) return live
  throw new ReleaseError(`the store ${store.name} has lost release ${number}`)
}

function tellHeld({ number }: Release, held: readonly string[]): void {
  for (const one of held) complain(`serving release ${number}, but ${one}`)
}
