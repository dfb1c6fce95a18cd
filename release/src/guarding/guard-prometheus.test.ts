import { afterEach, beforeEach, expect, it } from 'vitest'
import { runCli } from '../../testing/cli.ts'
import { type GuardedSite, guardedSite, guardTime } from '../../testing/guarded.ts'
import { startPrometheus } from '../../testing/prometheus.ts'
import { requestIn } from '../../testing/site.ts'
import { countersInPrometheus } from '../health/counters.ts'
import { requireLive } from '../records/releases.ts'
import { history } from '../releasing/history.ts'
import { guard } from './guard.ts'

let site: GuardedSite
let prometheus: Awaited<ReturnType<typeof startPrometheus>>

beforeEach(async () => {
  site = await guardedSite()
  prometheus = await startPrometheus(site.running.metrics as string)
  await collected('bridge_release > 0')
})
afterEach(async () => {
  await prometheus.stop()
  await site.stop()
})

/** Resolves once Prometheus has collected something that matches. */
const collected = (expression: string) =>
  expect.poll(() => prometheus.query(expression), { timeout: 20_000 }).not.toEqual([])

/** Resolves once this many visits on each side have been collected. */
async function visited(visits: number): Promise<void> {
  for (const version of [site.live, site.shared]) {
    await site.visit(version, visits)
    await collected(`bridge_visits_total{version="${version}"} >= ${visits}`)
  }
}

const minute = 60_000

async function guarding() {
  const time = guardTime(countersInPrometheus(prometheus.address))
  const { why: _, ...request } = requestIn(site.store, 'guard')
  const limits = { added: 0.2, slower: 1.2, visits: 20 }
  const watched = { part: 'mf-a', ...time, limits, time: minute, pause: 100, tell: () => {} }
  const result = guard({ ...request, ...watched })
  result.catch(() => {})
  await Promise.race([time.looks(1), result])
  return { result, time }
}

it('rolls back a failing version based on what Prometheus has collected', {
  timeout: 90_000,
  tags: 'long',
}, async () => {
  const ended = runCli(['guard', 'mf-a', '--for', '5m', '--prometheus', prometheus.address], {
    env: { STORE: `file:${site.root}` },
  })
  let isOver = false
  const visitors = (async () => {
    while (!isOver && (await requireLive(site.store, 'production')).shared) {
      await site.visit(site.live, 5)
      await site.visit(site.shared, 5, 3)
    }
  })()
  const { code, stdout } = await ended
  isOver = true
  await visitors
  expect([code, stdout]).toEqual([2, expect.stringMatching(/^mf-a@\S+ rolled back: fails more often/)])
  const { parts, shared } = await requireLive(site.store, 'production')
  expect([parts['mf-a']?.version, shared]).toEqual([site.live, undefined])
})

it('promotes a healthy version based on what Prometheus has collected', { timeout: 90_000 }, async () => {
  const { result, time } = await guarding()
  await visited(30)
  await time.pass(minute)
  expect(await result).toMatchObject({ outcome: 'promoted', version: site.shared })
  const [last] = await history(site.store, 'production')
  expect(last).toMatchObject({ action: 'promote', why: expect.stringContaining('0 of 30 visits') })
})

it('promotes nothing while Prometheus cannot reach a server', { timeout: 90_000, tags: 'long' }, async () => {
  const { result, time } = await guarding()
  await visited(30)
  await time.looks(2)
  await site.stop()
  await collected('up{job="bridge"} == 0')
  await time.pass(minute)
  const server = new URL(site.running.metrics as string).host
  expect(await result).toMatchObject({
    outcome: 'undecided',
    why: expect.stringContaining(`${server} cannot be read by Prometheus`),
  })
})

it('refuses to start with a Prometheus that collects from none of our servers', {
  timeout: 90_000,
  tags: 'long',
}, async () => {
  const other = await startPrometheus(prometheus.address)
  await expect.poll(() => other.query('process_start_time_seconds'), { timeout: 20_000 }).not.toEqual([])
  const { code, stderr } = await runCli(['guard', 'mf-a', '--prometheus', other.address], {
    env: { STORE: `file:${site.root}` },
  })
  await other.stop()
  expect([code, stderr]).toEqual([1, expect.stringContaining('no server is counted there')])
})
