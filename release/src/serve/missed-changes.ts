import { setTimeout } from 'node:timers/promises'
import { complain, oneLine } from '../print.ts'
import type { Store } from '../store/store.ts'
import { type Change, changeBetween, changeOf, partsBetween } from './change.ts'
import type { LiveSite } from './live-site.ts'
import { PageLists } from './page-lists.ts'
import { mayBeRead, releasesBefore } from './releases-before.ts'

/** In ms: how long after a failure the store is asked again. */
const untilRetry = 30_000

/**
 * What the releases of the last week had and this site lacks, one release at a time. A release whose pages cannot be
 * read gives the parts that its record says were different; if its pages may still become readable, it is retried.
 */
export async function* missedChanges(
  store: Store,
  site: LiveSite,
  stopping: AbortSignal,
): AsyncGenerator<Change> {
  const known = new Set<number>()
  const tried = new Set<number>()
  while (!stopping.aborted) {
    let problem: Error | undefined
    try {
      for await (const earlier of releasesBefore(new PageLists(store), site.release, known)) {
        const { number } = earlier.release
        if (earlier.site) yield changeBetween(earlier.site, site)
        else if (!tried.has(number))
          yield changeOf(site.release, partsBetween(earlier.release, site.release), site)
        tried.add(number)
        if (mayBeRead(earlier)) problem ??= earlier.problem
        else known.add(number)
      }
    } catch (error) {
      problem = error as Error
    }
    if (!problem) return
    complain(`cannot read earlier releases: ${oneLine(problem.message)}`)
    await setTimeout(untilRetry, undefined, { signal: stopping, ref: false }).catch(() => {})
  }
}
