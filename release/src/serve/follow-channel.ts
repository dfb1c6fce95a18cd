import type { Store } from '../store/store.ts'
import { Follower, type Following } from './follower.ts'
import { newestSite } from './newest-site.ts'
import { PageLists } from './page-lists.ts'

/** How long servers may take to switch to a new release, in ms: all requests after that get it. */
export const untilServed = 1000

/** In ms: how long a server that starts waits for a part's list of pages. */
const whileStarting = 60_000

/** In ms: how long a server that shows a site waits for one. */
const whileServing = 2000

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
  const lists = new PageLists(store, whileStarting)
  const newest = await newestSite(store, channel, { lists, onRefused, holds })
  lists.patience = whileServing
  const follower = new Follower({ lists, channel, every, following, newest })
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
