import { afterEach, beforeEach, expect, it } from 'vitest'
import { runCli } from '../../testing/cli.ts'
import { type GuardedSite, guardedSite, guarding, minute } from '../../testing/guarded.ts'
import { startPrometheus } from '../../testing/prometheus.ts'
import { countersInPrometheus } from '../health/counters-in-prometheus.ts'
import { requireLive } from '../records/releases.ts'
import { history } from '../releasing/history.ts'

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

/** Resolves once Prometheus has scraped something that matches. */
const collected = (expression: string) =>
  expect.poll(() => prometheus.query(expression), { timeout: 20_000 }).not.toEqual([])

/** Makes this many visits on each side, and resolves once they have been scraped. */
async function visited(visits: number): Promise<void> {
  for (const version of [site.live, site.shared]) {
    await site.visit(version, visits)
    await collected(`bridge_visits_total{version="${version}"} >= ${visits}`)
  }
}

it('rolls back a failing version based on what Prometheus has scraped', {
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

it('promotes a healthy version based on what Prometheus has scraped', { timeout: 90_000 }, async () => {
  const { result, time } = await guarding(site, { counters: countersInPrometheus(prometheus.address) })
  await visited(30)
  await time.pass(minute)
  expect(await result).toMatchObject({ outcome: 'promoted', version: site.shared })
  const [last] = await history(site.store, 'production')
  expect(last).toMatchObject({ action: 'promote', why: expect.stringContaining('0 of 30 visits') })
})

for (const [and, hasLost] of [
  ['', false],
  [' and has lost its data', true],
] as const)
  it(`promotes nothing while Prometheus cannot reach a server${and}`, {
    timeout: 90_000,
    tags: 'long',
  }, async () => {
    const { result, time } = await guarding(site, { counters: countersInPrometheus(prometheus.address) })
    await visited(30)
    await time.looks(2)
    await site.stop()
    if (hasLost) await prometheus.loseData()
    await collected('up{job="bridge"} == 0')
    if (hasLost) expect(await prometheus.query('last_over_time(bridge_site[1h])')).toEqual([])
    await time.pass(minute)
    const server = new URL(site.running.metrics as string).host
    expect(await result).toMatchObject({
      outcome: 'undecided',
      why: expect.stringContaining(`${server} cannot be read by Prometheus`),
    })
  })

it('promotes nothing based on figures that Prometheus no longer collects', {
  timeout: 150_000,
  tags: 'long',
}, async () => {
  const { result, time } = await guarding(site, { counters: countersInPrometheus(prometheus.address) })
  await visited(30)
  await time.looks(2)
  await prometheus.scrape()
  await expect.poll(() => prometheus.query('up'), { timeout: 90_000 }).toEqual([])
  await site.visit(site.shared, 30, 30)
  await time.pass(minute)
  expect(await result).toMatchObject({
    outcome: 'undecided',
    why: expect.stringContaining('no server counters were found'),
  })
})

it('refuses to start with a Prometheus that scrapes none of our servers', {
  timeout: 90_000,
  tags: 'long',
}, async () => {
  const other = await startPrometheus(prometheus.address)
  await expect.poll(() => other.query('process_start_time_seconds'), { timeout: 20_000 }).not.toEqual([])
  const { code, stderr } = await runCli(['guard', 'mf-a', '--prometheus', other.address], {
    env: { STORE: `file:${site.root}` },
  })
  await other.stop()
  expect([code, stderr]).toEqual([1, expect.stringContaining('no server counters were found')])
})
