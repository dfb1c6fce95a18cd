import { spawn } from 'node:child_process'
import { setTimeout as after } from 'node:timers'
import { setTimeout } from 'node:timers/promises'
import { spelled } from '../paths/paths.ts'
import { complain, oneLine, print } from '../print.ts'
import type { Release } from '../records/releases.ts'
import type { Store } from '../store/store.ts'
import { siteTag } from './cache-tags.ts'
import { followChannel, untilServed } from './follow-channel.ts'
import type { LiveSite } from './live-site.ts'
import { isUnreadable } from './load-next.ts'
import { sitesBefore } from './sites-before.ts'

export interface Change {
  readonly release: Release
  /** Parts whose pages have changed. */
  readonly parts: ReadonlySet<string>
  /** Every address whose response may have changed. */
  readonly addresses: ReadonlySet<string>
}

const longestPause = 30_000

/** In ms: a command that takes longer is killed, because it would hold up every later purge. */
const longestRun = 600_000

/** In characters: a longer value does not fit in an environment variable. */
const longestVariable = 100_000

/** The differences between two releases; everything, if the earlier one is unknown. */
export function changeBetween(before: LiveSite | undefined, site: LiveSite): Change {
  const key = (one: LiveSite | undefined, part: string) => one?.release.parts[part]?.composition?.sha256
  const all = new Set(Object.keys({ ...before?.release.parts, ...site.release.parts }))
  const parts = new Set([...all].filter((part) => key(before, part) !== key(site, part)))
  const shares = [before, site].map((one) => one?.release.shared)
  if (JSON.stringify(shares[0]) !== JSON.stringify(shares[1]))
    for (const shared of shares) if (shared) parts.add(shared.part)
  return changeOf([before, before?.shared, site, site.shared], site.release, parts)
}

function changeOf(
  sides: readonly (LiveSite | undefined)[],
  release: Release,
  parts: ReadonlySet<string>,
): Change {
  const addresses = new Set<string>()
  for (const { owners, texts } of sides.filter((side) => side !== undefined)) {
    for (const [address, part] of owners) if (parts.has(part)) addresses.add(spelled(address))
    for (const address of texts.keys()) if (!owners.has(address)) addresses.add(spelled(address))
  }
  return { release, parts, addresses }
}

/** What a release changed, if only its record can be read: all addresses of the parts that differ. */
function changeUnread(before: LiveSite, release: Release): Change {
  const { parts } = changeBetween(before, { ...before, release })
  return changeOf([before, before.shared], release, parts)
}

/** Both changes, as of the later release. */
const together = (one: Change | undefined, other: Change): Change => ({
  release: other.release,
  parts: new Set([...(one?.parts ?? []), ...other.parts]),
  addresses: new Set([...(one?.addresses ?? []), ...other.addresses]),
})

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
  let before!: LiveSite
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
      const problem = await run(command, change, longest, stopping.signal)
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
  let unread = 0
  const unfollow = await followChannel(store, channel, 250, {
    showsEach: true, // a cache may hold a response from any of them
    holds: isUnreadable,
    onSite(site) {
      add(changeBetween(before, site))
      before = site
    },
    onUnread(release) {
      if (release.number > unread) add(changeUnread(before, release))
      unread = Math.max(unread, release.number)
    },
  })
  void missed(store, before, stopping.signal).then(
    (change) => change && add({ ...change, release: before.release }),
  )
  return () => {
    unfollow()
    stopping.abort()
  }
}

/** What the releases of the last week had and this one lacks. Waits while the store is unreachable. */
async function missed(store: Store, site: LiveSite, stopping: AbortSignal): Promise<Change | undefined> {
  let found: Change | undefined
  while (!stopping.aborted)
    try {
      for await (const earlier of sitesBefore(store, site))
        found = together(found, changeBetween(earlier, site))
      return found
    } catch (error) {
      complain(`cannot read earlier releases: ${oneLine((error as Error).message)}`)
      await setTimeout(longestPause, undefined, { signal: stopping, ref: false }).catch(() => {})
    }
  return undefined
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
    child.on('error', (error) => resolve(`could not be started: ${error.message}`))
    child.on('exit', (code, signal) => resolve(code === 0 ? undefined : `ended with ${code ?? signal}`))
  })
}
