import { type Composition, readComposition } from '../compose/composition.ts'
import { inTurns } from '../in-turns.ts'
import { type Release, readRelease, requireLive } from '../releases.ts'
import { keys } from '../store/keys.ts'
import type { Store } from '../store/store.ts'
import type { Body } from './body.ts'
import { siteTexts } from './site-texts.ts'

/** One release, ready to answer from. Each request sees one release as a whole. */
export interface LiveSite {
  readonly release: Release
  readonly compositions: ReadonlyMap<string, Composition>
  /** Path to content hash: pages/<hash>.html */
  readonly pages: ReadonlyMap<string, string>
  /** Dynamic routes, for addresses that name nothing. */
  readonly missing: readonly { readonly path: string; readonly pattern: RegExp; readonly page: string }[]
  /** Small files made from the release. */
  readonly texts: ReadonlyMap<string, Body>
}

export async function loadSite(store: Store, release: Release, last?: LiveSite): Promise<LiveSite> {
  const read = await inTurns(8, Object.entries(release.parts), async ([name, { composition }]) => {
    if (!composition) return []
    const known =
      last?.release.parts[name]?.composition?.sha256 === composition.sha256 && last.compositions.get(name)
    return [[name, known || (await readComposition(store, composition))] as const]
  })
  const compositions = new Map<string, Composition>(read.flat())
  const pages = new Map<string, string>()
  const missing: LiveSite['missing'][number][] = []
  for (const { pages: composed } of compositions.values())
    for (const { path, status, page } of composed)
      if (status === 404) missing.push({ path, pattern: matcher(path), page })
      else pages.set(decodeURIComponent(path), page)
  return { release, compositions, pages, missing, texts: siteTexts(release, compositions) }
}

/** Follows the channel: calls back with each new release, whole. Returns how to stop. */
export async function followChannel(
  store: Store,
  channel: string,
  every: number,
  onSite: (site: LiveSite) => void,
): Promise<() => void> {
  let site = await loadSite(store, await requireLive(store, channel))
  let complained = ''
  onSite(site)
  const look = async () => {
    try {
      while (await store.get(keys.release(channel, site.release.number + 1))) {
        site = await loadSite(store, await readRelease(store, channel, site.release.number + 1), site)
        onSite(site)
      }
      complained = ''
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      if (message !== complained) console.error(`still serving release ${site.release.number}: ${message}`)
      complained = message
    }
  }
  let busy = false
  const timer = setInterval(() => {
    if (busy) return
    busy = true
    look().finally(() => {
      busy = false
    })
  }, every)
  return () => clearInterval(timer)
}

/** '/blog/:slug' as a pattern for one more segment. */
const matcher = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`)
