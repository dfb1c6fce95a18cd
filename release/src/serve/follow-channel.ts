import type { Store } from '../store/store.ts'
import { Follower, type Following } from './follower.ts'
import { newestSite } from './newest-site.ts'

/** How long servers may take to switch to a new release, in ms: all requests after that get it. */
export const untilServed = 1000

/**
 * Follows the channel to its newest intact release, and calls back once everything that it changes is available.
 * Damaged releases are skipped, and retried until a newer one is intact; they do not hold up later ones
 * (loadNext). Returns a function that stops following.
 *
 * @param every in ms: the interval between polls
 */
export async function followChannel(
  store: Store,
  channel: string,
  every: number,
  following: Following,
): Promise<() => void> {
  const begun = performance.now()
  const { onRefused, holds } = following
  const newest = await newestSite(store, channel, { onRefused, holds })
  const follower = new Follower({ store, channel, every, following, newest })
  follower.begin(begun, newest.passedOver)
  let isBusy = false
  const timer = setInterval(async () => {
    if (isBusy) return
    isBusy = true
    await follower.poll()
    isBusy = false
  }, every)
  return () => clearInterval(timer)
}
