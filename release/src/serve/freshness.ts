import type { Store } from '../store/store.ts'
import { lastWord } from '../trust/heartbeat.ts'
import type { LiveSite } from './live-site.ts'

/** In ms. */
const minute = 60_000

/** Complains once an hour when the newest signed word of a channel is too old: a store may be withholding others. */
export function watchFreshness(
  store: Store,
  site: () => LiveSite,
  limit: number,
  every = minute,
): () => void {
  let saidAt = Number.NEGATIVE_INFINITY
  const look = async () => {
    const { release } = site()
    if (!release.keys || performance.now() - saidAt < 60 * minute) return
    const { by, when } = await lastWord(store, release)
    const age = Date.now() - Date.parse(when)
    if (age <= limit) return
    saidAt = performance.now()
    console.error(
      `the newest signed word of ${release.channel} is ${Math.round(age / minute)} min old, by ${by}: if releases are withheld, ask whoever runs the store; if there are none, sign a heartbeat (docs/keys.md)`,
    )
  }
  const timer = setInterval(() => void look().catch(() => {}), every) // the store's own trouble is logged elsewhere
  return () => clearInterval(timer)
}
