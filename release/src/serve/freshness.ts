import { complain, oneLine } from '../print.ts'
import type { Store } from '../store/store.ts'
import { isSound } from '../trust/heartbeat.ts'
import { NewestSignature } from '../trust/newest-signature.ts'
import type { LiveSite } from './live-site.ts'

/** In ms. */
const minute = 60_000

/**
 * Complains once an hour when the newest signature on a channel is too old: the store may be withholding releases.
 */
export function watchFreshness(
  store: Store,
  site: () => LiveSite,
  limit: number,
  every = minute,
): () => void {
  let saidAt = Number.NEGATIVE_INFINITY
  const newest = new NewestSignature()
  const look = async () => {
    const { release } = site()
    if (performance.now() - saidAt < 60 * minute) return
    const say = (text: string) => {
      saidAt = performance.now()
      complain(oneLine(text))
    }
    const { channel } = release
    if (!release.keys)
      return say(`FRESHNESS is set, but ${channel} has no keys, so nothing is signed (docs/keys.md)`)
    const { by, when, unread } = await newest.read(store, release)
    const age = Date.now() - Date.parse(when)
    if (age <= limit && isSound(when)) return
    const what = isSound(when) ? `is ${Math.round(age / minute)} min old` : `is dated ${when}, in the future`
    say(
      `the newest signature on ${channel} ${what}, and was made by ${by}: if newer releases are being withheld, ask the store's operator; if there are none, sign a heartbeat (docs/keys.md)${unread ? `. Heartbeats cannot be read: ${unread}` : ''}`,
    )
  }
  let isBusy = false
  const timer = setInterval(() => {
    if (isBusy) return // the store has not answered yet
    isBusy = true
    void look().finally(() => {
      isBusy = false
    })
  }, every)
  return () => clearInterval(timer)
}
