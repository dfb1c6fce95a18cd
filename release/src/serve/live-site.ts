import { liveAddress } from '@bridge/shared/pin'
import { precedence } from '@bridge/shared/route-path'
import { mapConcurrently } from '../concurrency.ts'
import { DamagedError, ReleaseError } from '../errors.ts'
import { complain, oneLine } from '../print.ts'
import { type Composition, fileAddress, readComposition } from '../records/composition.ts'
import { newestRelease, nothingReleased, type Release, readRelease } from '../records/releases.ts'
import { keys } from '../store/keys.ts'
import { numbersAfter, numbersDown } from '../store/numbered.ts'
import type { Store } from '../store/store.ts'
import type { Body } from './body.ts'
import { checkOwnPages } from './own-pages.ts'
import { siteTexts } from './site-texts.ts'

/** One release, ready to serve. A request never sees a mix of two. */
export interface LiveSite {
  readonly release: Release
  readonly compositions: ReadonlyMap<string, Composition>
  /** Path to content hash: pages/<hash>.html */
  readonly pages: ReadonlyMap<string, string>
  /** The 404 pages of dynamic routes. */
  readonly missing: readonly { readonly path: string; readonly page: string; readonly part: string }[]
  /** The part that each address belongs to, if any. */
  readonly owners: ReadonlyMap<string, string>
  /** Small files generated from the release. */
  readonly texts: ReadonlyMap<string, Body>
}

export async function loadSite(store: Store, release: Release, last?: LiveSite): Promise<LiveSite> {
  const read = await mapConcurrently(8, Object.entries(release.parts), async ([name, { composition }]) => {
    if (!composition) return []
    const known =
      last?.release.parts[name]?.composition?.sha256 === composition.sha256 && last.compositions.get(name)
    return [[name, known || (await readComposition(store, composition))] as const]
  })
  const compositions = new Map<string, Composition>(read.flat())
  const isNew = ([name, composition]: readonly [string, Composition]) =>
    last?.release.parts['shell']?.version !== release.parts['shell']?.version ||
    last?.compositions.get(name) !== composition
  await checkOwnPages(store, release.parts, new Map([...compositions].filter(isNew)))
  const pages = new Map<string, string>()
  const missing: LiveSite['missing'][number][] = []
  const owners = new Map<string, string>()
  for (const [part, { pages: composed }] of compositions) {
    owners.set(liveAddress(part), part)
    for (const { path, status, page, files = {} } of composed) {
      for (const file of Object.keys(files)) owners.set(decodeURIComponent(fileAddress(path, file)), part)
      if (status === 404) missing.push({ path, page, part })
      else {
        pages.set(decodeURIComponent(path), page)
        owners.set(decodeURIComponent(path), part)
      }
    }
  }
  missing.sort((one, other) => (precedence(one.path) < precedence(other.path) ? -1 : 1))
  return { release, compositions, pages, missing, owners, texts: siteTexts(release, compositions) }
}

/** In ms: servers follow within this time; later requests get the new release. */
export const untilServed = 1000

interface Following {
  readonly onSite: (site: LiveSite) => void
  /** Resolves once a release can be shown without the store. */
  readonly atHand?: (next: LiveSite, last: LiveSite) => Promise<void>
  /** The time, by `performance.now()`, at which there was last known to be no newer release than the one shown. */
  readonly onNewest?: (at: number) => void
  /** Called when a release record is damaged or without a valid signature, again and again while it is. */
  readonly onRefused?: (number: number) => void
}

/** A lost record leaves a gap, which only a full listing shows: done in one of this many polls. */
const listEvery = 40

/** Damaged records, of which there may be any number, are reread in one of this many polls. */
const retryEvery = 8

/**
 * Follows the channel to its newest intact release, and calls back with each, once what it changes is available.
 * Damaged releases are skipped, and retried until a newer one is intact. Returns a function that stops following.
 */
export async function followChannel(
  store: Store,
  channel: string,
  every: number,
  { onSite, atHand, onNewest, onRefused }: Following,
): Promise<() => void> {
  const begun = performance.now()
  const newest = await newestSite(store, channel, onRefused)
  let { site } = newest
  let looks = 0
  /** Records after the release shown, up to this number, are damaged, or were when last read. */
  let damaged = 0
  let complained = ''
  const complainOf = (error: unknown) => {
    const message = error instanceof Error ? error.message : String(error)
    if (message !== complained) complain(`still serving release ${site.release.number}: ${oneLine(message)}`)
    complained = message
  }
  const show = async (release: Release) => {
    const next = await loadSite(store, release, site)
    await atHand?.(next, site)
    site = next
    onSite(site)
  }
  const look = async () => {
    const { number } = site.release
    const at = performance.now()
    const isThorough = ++looks % listEvery === 0
    const from = looks % retryEvery === 0 ? number : Math.max(number, damaged)
    const later = isThorough ? listedAfter(store, channel, number) : foundAfter(store, channel, from)
    let passedOver: unknown
    const other = isThorough ? await replaced(store, site.release) : undefined
    if (other) await show(other)
    for await (const next of later)
      try {
        await show(await readRelease(store, channel, next))
        passedOver = undefined
      } catch (error) {
        passedOver = error
        damaged = error instanceof DamagedError ? next : 0
        if (damaged) onRefused?.(next)
      }
    if (site.release.number === number && (!passedOver || passedOver instanceof DamagedError)) onNewest?.(at)
    if (passedOver) throw passedOver
    if (isThorough) complained = ''
  }
  onSite(site)
  onNewest?.(begun)
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
 * A store that was restored from a backup may lack the release that is served, and reuse its number. A release
 * made since is recognised by its later date; until there is one, the server stays with what it serves. With keys it
 * always stays: a release made since would follow another history, and who signs a record chooses its date.
 */
async function replaced(store: Store, ours: Release): Promise<Release | undefined> {
  const { channel, number, when } = ours
  const there = await readRelease(store, channel, number).catch(() => undefined)
  if (there && JSON.stringify(there) === JSON.stringify(ours)) return
  const { live } = await newestRelease(store, channel)
  const isLater = live && live.when > when && !ours.keys
  if (live && (live.number >= number || isLater)) return live
  throw new ReleaseError(`the store ${store.name} has lost release ${number}`)
}

async function* foundAfter(store: Store, channel: string, number: number): AsyncGenerator<number> {
  const isThere = (next: number) =>
    store.get(keys.release(channel, next)).then(Boolean, (error) => {
      if (error instanceof DamagedError) return true
      throw error
    })
  for (let next = number + 1; await isThere(next); next++) yield next
}

async function* listedAfter(store: Store, channel: string, number: number): AsyncGenerator<number> {
  yield* await numbersAfter(store, keys.releases(channel), number)
}

/** A server that starts while the newest release is damaged serves what running servers still serve. */
async function newestSite(
  store: Store,
  channel: string,
  onRefused: Following['onRefused'],
): Promise<{ site: LiveSite; passedOver: unknown }> {
  let passedOver: unknown
  for await (const number of numbersDown(store, keys.releases(channel)))
    try {
      return { site: await loadSite(store, await readRelease(store, channel, number)), passedOver }
    } catch (error) {
      passedOver ??= error
      if (error instanceof DamagedError) onRefused?.(number)
    }
  throw passedOver ?? nothingReleased(store, channel)
}
