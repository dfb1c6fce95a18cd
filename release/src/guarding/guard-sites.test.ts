import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { runCli } from '../../testing/cli.ts'
import { newFolder } from '../../testing/folder.ts'
import { counting, ended, type GuardedSite, guardedSite, guarding, minute } from '../../testing/guarded.ts'
import { startPrometheus } from '../../testing/prometheus.ts'
import { report } from '../../testing/reporting.ts'
import { type Serving, serving } from '../../testing/serving.ts'
import { requestIn } from '../../testing/site.ts'
import { countersOfServers } from '../health/counters.ts'
import { countersInPrometheus } from '../health/counters-in-prometheus.ts'
import { requireLive } from '../records/releases.ts'
import { deploy } from '../releasing/deploy.ts'
import { changeSettings } from '../releasing/settings.ts'

let site: GuardedSite
beforeEach(async () => {
  site = await guardedSite()
})
afterEach(() => site.stop())

/** Staging, where all visitors get the version that is shared in production. */
async function staging(): Promise<Serving> {
  const request = { ...requestIn(site.store, 'staging'), channel: 'staging' }
  const { parts } = await requireLive(site.store, 'production')
  const others = ['shell', 'mf-b'].map((part) => `${part}@${parts[part]?.version}`)
  await deploy({ ...request, targets: [...others, `mf-a@${site.shared}`] })
  await changeSettings({ ...request, settings: { events: { endpoint: '/events' } } })
  const flags = ['--metrics', '0', '--channel', 'staging']
  return serving(`file:${site.root}`, { flags, env: { TRUST: await newFolder(), PROXIES: '1' } })
}

async function healthyVisits({ address }: Serving, visitors: number): Promise<void> {
  const visit = { format: 1, path: '/a', part: 'mf-a', version: site.shared, visit: true }
  for (let number = 0; number < visitors; number++)
    await report(address, visit, { headers: { 'x-forwarded-for': `203.${number}.0.1` } })
}

it('ignores another channel that the same Prometheus watches', {
  timeout: 90_000,
  tags: 'long',
}, async () => {
  const other = await staging()
  const prometheus = await startPrometheus(site.running.metrics as string, other.metrics as string)
  const counted = (expression: string) =>
    expect.poll(() => prometheus.query(expression), { timeout: 20_000 }).toHaveLength(1)
  await counted('count(bridge_release) == 2')
  const { result, time } = await guarding(site, { counters: countersInPrometheus(prometheus.address) })
  await site.visit(site.live, 100)
  await site.visit(site.shared, 20, 8)
  await healthyVisits(other, 200)
  await counted(`sum(bridge_visits_total{version="${site.shared}"}) == 220`)
  await time.looks(2)
  await time.pass(minute)
  expect(await result).toMatchObject({
    outcome: 'undecided',
    why: expect.stringContaining('shared: 8 of 20 visits failed'),
  })
  await prometheus.stop()
  await ended(other)
})

it('refuses a server of another channel', async () => {
  const other = await staging()
  const { code, stderr } = await runCli(['guard', 'mf-a', '--servers', other.metrics as string], {
    env: { STORE: `file:${site.root}` },
  })
  expect([code, stderr]).toEqual([1, expect.stringContaining('it serves channel staging of ')])
  await ended(other)
})

/** Sends each request to the next server. */
async function balancing(servers: readonly Serving[]) {
  let requests = 0
  const balancer = createServer((_, response) => {
    const { metrics = '' } = servers[requests++ % servers.length] as Serving
    request(metrics, (answer) => answer.pipe(response)).end()
  }).listen(0, '127.0.0.1')
  await once(balancer, 'listening')
  return {
    address: `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`,
    stop: () => balancer.close(),
  }
}

it('promotes nothing based on the figures of several servers at one address', {
  timeout: 30_000,
}, async () => {
  await setTimeout(1000) // prom-client's own start times are in whole seconds
  const other = await counting(site.root)
  await site.visit(site.live, 10)
  await site.visit(site.shared, 10)
  const { address, stop } = await balancing([site.running, other])
  const { result, time } = await guarding(site, { counters: countersOfServers([address]) })
  await time.looks(10)
  await time.pass(minute)
  expect(await result).toMatchObject({
    outcome: 'undecided',
    why: expect.stringMatching(/answers for several servers.* 0 of 0 visits/),
  })
  stop()
  await ended(other)
})
