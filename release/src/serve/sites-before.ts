import { orDamage } from '../errors.ts'
import { releasesInTurn } from '../records/releases.ts'
import { keys } from '../store/keys.ts'
import { numbersDown } from '../store/numbered.ts'
import type { Store } from '../store/store.ts'
import { type LiveSite, loadSite } from './live-site.ts'

/** In ms: how long caches are expected to keep responses, at most. */
const longestKept = 7 * 24 * 3_600_000

/** How many releases are read at most, however many there were. */
const mostRead = 200

/**
 * The sites of the releases that were live before this one and in the last week, the newest first: caches may hold
 * responses from any of them. What is missing or damaged is left out.
 */
export async function* sitesBefore(store: Store, { release }: LiveSite): AsyncGenerator<LiveSite> {
  let replaced = release.when
  let left = mostRead
  let last: LiveSite | undefined
  for await (const [, read] of releasesInTurn(store, release.channel, numbersBelow(store, release))) {
    if (left-- === 0 || Date.parse(replaced) < Date.now() - longestKept) return
    const earlier = await orDamage(read())
    if (earlier instanceof Error) continue
    replaced = earlier.when
    const site = await orDamage(loadSite(store, earlier, last))
    if (site instanceof Error) continue
    yield site
    last = site
  }
}

async function* numbersBelow(store: Store, { channel, number }: LiveSite['release']): AsyncGenerator<number> {
  for await (const one of numbersDown(store, keys.releases(channel))) if (one < number) yield one
}
