import { spawn } from 'node:child_process'
import { setTimeout as after } from 'node:timers'
import { setTimeout } from 'node:timers/promises'
import { complain, print } from '../print.ts'
import type { Store } from '../store/store.ts'
import { siteTag } from './cache-tags.ts'
import { type Change, together } from './change.ts'
import { followChannel, untilServed } from './follow-channel.ts'
import type { LiveSite } from './live-site.ts'
import { isUnreadable } from './load-next.ts'
import { missedChanges } from './missed-changes.ts'
import { SeenReleases } from './seen-releases.ts'

const longestPause = 30_000

/** In ms: a command that takes longer is killed, because it would hold up every later purge. */
const longestRun = 600_000

/** In characters: a longer value does not fit in an environment variable. */
const longestVariable = 100_000

/**
 * Runs a command for each release, one at a time. Begins with the live release, followed by what the releases of the
 * last week had and it no longer has, to make up for any that were missed. A failed command is retried until it
 * succeeds, for everything that has changed by then. Returns a function that stops watching.
 */
export async function watch(
  store: Store,
  channel: string,
  command: string,
  longest = longestRun,
): Promise<() => void> {
  const stopping = new AbortController()
  const seen = new SeenReleases()
  let live!: LiveSite
  let pending: Change | undefined
  let isBusy = false
  const work = async () => {
    isBusy = true
    let pause = 1000
    await setTimeout(untilServed)
    while (pending && !stopping.signal.aborted) {
      const change = pending
      pending = undefined
      const { release, parts } = change
      const problem = await run(command, change, longest, stopping.signal).catch(notStarted)
      if (problem === undefined) {
        print(`release ${release.number}: ${[...parts].join(', ') || 'no pages'}`)
        pause = 1000
        if (pending) await setTimeout(untilServed)
        continue
      }
      pending = together(change, pending ?? change)
      complain(`release ${release.number}: the command ${problem}; retrying in ${pause / 1000} s`)
      await setTimeout(pause)
      pause = Math.min(pause * 2, longestPause)
    }
    isBusy = false
  }
  const add = (change: Change) => {
    pending = together(pending, change)
    if (!isBusy) void work()
  }
  const addMissed = async (changes: AsyncIterable<Change>) => {
    for await (const change of changes) add({ ...change, release: live.release })
  }
  const unfollow = await followChannel(store, channel, 250, {
    showsEach: true, // a cache may hold a response from any of them
    holds: isUnreadable,
    onSite(site, record) {
      add(seen.shows(site, record))
      live = site
    },
    onUnread(release) {
      const change = seen.lacks(release)
      if (change) add(change)
    },
  })
  void addMissed(missedChanges(store, live, stopping.signal))
  return () => {
    unfollow()
    stopping.abort()
  }
}

/**
 * What went wrong, if anything. The addresses are also on the command's standard input. A timer, not an AbortSignal,
 * limits its run time: Node forgets combined signals that nothing else refers to.
 */
function run(
  command: string,
  { release, parts, addresses }: Change,
  longest: number,
  stopping: AbortSignal,
): Promise<string | undefined> {
  const lines = [...addresses].join('\n')
  const env = {
    ...process.env,
    RELEASE_CHANNEL: release.channel,
    RELEASE_NUMBER: String(release.number),
    RELEASE_PARTS: [...parts].join(' '),
    RELEASE_TAGS: [...parts, siteTag].join(' '),
    RELEASE_ADDRESSES: lines.length > longestVariable ? '' : lines,
  }
  return new Promise((resolve) => {
    const child = spawn('sh', ['-c', command], { env, stdio: ['pipe', 'inherit', 'inherit'], detached: true })
    const { pid } = child
    const end = () => pid && process.kill(-pid, 'SIGKILL') // with its child processes
    const late = after(end, longest)
    stopping.addEventListener('abort', end, { once: true })
    child.on('close', () => {
      clearTimeout(late)
      stopping.removeEventListener('abort', end)
    })
    child.stdin.on('error', () => {}) // the command need not read them
    child.stdin.end(`${lines}\n`)
    child.on('error', (error) => resolve(notStarted(error)))
    child.on('exit', (code, signal) => resolve(code === 0 ? undefined : `ended with ${code ?? signal}`))
  })
}

const notStarted = ({ message }: Error): string => `could not be started: ${message}`
