import { once } from 'node:events'
import { expect } from 'vitest'
import { guard } from '../src/guarding/guard.ts'
import { type Counters, countersOfServers } from '../src/health/counters.ts'
import { requireLive } from '../src/records/releases.ts'
import type { FileStore } from '../src/store/file-store.ts'
import { newFolder } from './folder.ts'
import { newReportingSite, report } from './reporting.ts'
import { type Serving, serving } from './serving.ts'
import { requestIn, share } from './site.ts'

/** A served site with a shared version, and visitors who report. */
export interface GuardedSite {
  readonly root: string
  readonly store: FileStore
  readonly shared: string
  readonly live: string
  readonly running: Serving
  readonly counters: ReturnType<typeof countersOfServers>
  /** Sends reports of this many visitors to a version, each from its own address; `failing` of them report an error. */
  visit(version: string, visitors: number, failing?: number): Promise<void>
  stop(): Promise<void>
}

export async function guardedSite(percent = 50): Promise<GuardedSite> {
  const { root, store } = await newReportingSite()
  const live = (await requireLive(store, 'production')).parts['mf-a']?.version ?? ''
  const shared = await share(store, 'mf-a', 'a2', percent)
  const running = await counting(root)
  let address = 0
  const visit = async (version: string, visitors: number, failing = 0) => {
    for (let number = 0; number < visitors; number++) {
      const client = `198.${address >> 8}.${address++ & 255}.1`
      const event = { kind: 'error', part: 'mf-a', version, first: true } as const
      const { status } = await report(
        running.address,
        {
          ...{ format: 1, path: '/a', part: 'mf-a', version, visit: true, vitals: { lcp: 600 } },
          events: number < failing ? [event] : [],
        },
        { headers: { 'x-forwarded-for': client } },
      )
      expect(status).toBe(204)
    }
  }
  const stop = () => ended(running)
  return {
    root,
    store,
    shared,
    live,
    running,
    counters: countersOfServers([running.metrics as string]),
    visit,
    stop,
  }
}

/** A server of a guarded site, behind one proxy. */
export const counting = async (root: string): Promise<Serving> =>
  serving(`file:${root}`, { flags: ['--metrics', '0'], env: { TRUST: await newFolder(), PROXIES: '1' } })

export async function ended({ server }: Serving): Promise<void> {
  server.kill()
  if (server.exitCode === null) await once(server, 'close')
}

/** A guard's clock. It advances only when a test says so, once the guard has read what was reported. */
export function guardTime(read: Counters) {
  let reads = 0
  let passed = 0
  async function looks(times: number): Promise<void> {
    const before = reads
    await expect.poll(() => reads, { timeout: 30_000 }).toBeGreaterThanOrEqual(before + times)
  }
  return {
    counters: ((part, site) => read(part, site).finally(() => reads++)) as Counters,
    now: () => passed,
    looks,
    async pass(time: number): Promise<void> {
      await looks(2)
      passed += time
    },
  }
}

/** In ms. */
export const minute = 60_000

/** Starts a guard that waits a minute. Resolves once it has begun, with a promise of its result. */
export async function guarding(site: GuardedSite, more: Partial<Parameters<typeof guard>[0]> = {}) {
  const { counters = site.counters, ...others } = more
  const time = guardTime(counters)
  const { why: _, ...request } = requestIn(site.store, 'guard')
  const limits = { added: 0.2, slower: 1.2, visits: 20 }
  const watched = { part: 'mf-a', ...time, limits, time: minute, pause: 100, tell: () => {} }
  const result = guard({ ...request, ...watched, ...others })
  result.catch(() => {})
  await Promise.race([time.looks(1), result.catch(() => {})])
  return { result, time }
}
