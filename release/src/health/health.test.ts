import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { startPrometheus } from '../../testing/prometheus.ts'
import { newReportingSite, report, reportOf } from '../../testing/reporting.ts'
import { type Serving, serving } from '../../testing/serving.ts'
import { share } from '../../testing/site.ts'
import { type Counters, countersOfServers, type Site } from './counters.ts'
import { countersInPrometheus } from './counters-in-prometheus.ts'
import { type Health, healthByVersion, quantile } from './health.ts'
import { Increments } from './increments.ts'

const start = async (root: string) =>
  serving(`file:${root}`, {
    flags: ['--metrics', '0'],
    env: { TRUST: await newFolder(), EVENTS_RATE: '100000', PROXIES: '1' },
  })

async function stop({ server }: Serving): Promise<void> {
  server.kill()
  if (server.exitCode === null) await once(server, 'close')
}

/** The channel and origin of every new test site. */
const site: Site = { channel: 'production', origin: 'http://localhost:4173' }

/** A function that returns the health since a first reading. */
async function since(counters: Counters) {
  const increments = new Increments(await counters('mf-a', site))
  return async () => healthByVersion(increments.add(await counters('mf-a', site)), 'mf-a')
}

const brief = ({ visits, failed, addresses, fallbacks, kinds }: Health) => ({
  visits,
  failed,
  addresses,
  fallbacks,
  kinds,
})

it('reads counts per version since the first reading, from several servers and from Prometheus', {
  timeout: 60_000,
  tags: 'long',
}, async () => {
  const { root, store } = await newReportingSite()
  const live = await reportOf(store)
  const shared = await share(store, 'mf-a', 'a2')
  const servers = [await start(root), await start(root)]
  const prometheus = await startPrometheus(servers[0]?.metrics as string)
  const visit = async (version: string, isFailing = false) => {
    for (const [number, { address }] of servers.entries()) {
      const events = isFailing
        ? (['load', 'fallback'] as const).map((kind) => ({
            kind,
            part: 'mf-a',
            version,
            ...(kind === 'load' && { first: true as const }),
          }))
        : []
      const vitals = { lcp: 600, inp: 120 }
      const headers = { 'x-forwarded-for': `198.51.${number}.7` }
      await report(address, { ...live, version, visit: true, vitals, events }, { headers })
    }
  }
  for (let time = 0; time < 5; time++) await visit(live.version, true)
  await expect
    .poll(async () => (await prometheus.query(`bridge_visits_total{version="${live.version}"}`))[0]?.value, {
      timeout: 10_000,
    })
    .toBe(5)
  const both = await since(countersOfServers(servers.map(({ metrics }) => metrics as string)))
  const collected = await since(countersInPrometheus(prometheus.address))
  await visit(live.version)
  for (let time = 0; time < 3; time++) await visit(shared, true)

  const health = await both()
  expect(brief(health.get(live.version) as Health)).toEqual({
    visits: 2,
    failed: 0,
    addresses: 0,
    fallbacks: 0,
    kinds: { load: 0 },
  })
  expect(brief(health.get(shared) as Health)).toEqual({
    visits: 6,
    failed: 6,
    addresses: 2,
    fallbacks: 6,
    kinds: { load: 6 },
  })
  expect(quantile((health.get(shared) as Health).lcp, 0.75)).toBeCloseTo(0.6875)
  expect(quantile((health.get(shared) as Health).inp, 0.75)).toBeCloseTo(0.1375)
  await expect
    .poll(async () => brief((await collected()).get(shared) as Health), { timeout: 10_000 })
    .toEqual({ visits: 3, failed: 3, addresses: 1, fallbacks: 3, kinds: { load: 3 } })
  expect(brief((await collected()).get(live.version) as Health).visits).toBe(1)
  await prometheus.stop()
  await Promise.all(servers.map(stop))
})

/** A server whose counters a test sets. */
let started = 0

async function counting() {
  started += 0.001
  const now = { start: started, visits: 10 as number | undefined }
  const server = createServer((_, response) => {
    if (now.visits === undefined) return void response.destroy()
    response.end(
      `# HELP x\nbridge_site{channel="production",origin="http://localhost:4173"} ${now.start}\nbridge_visits_total{part="mf-a",version="1"} ${now.visits}\n`,
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { now, address, stop: () => server.close() }
}

const visitsIn = (health: ReadonlyMap<string, Health>) => health.get('1')?.visits

it('keeps counting across a restart, even if the counters are by then higher than before', async () => {
  const { now, address, stop } = await counting()
  const health = await since(countersOfServers([address]))
  now.visits = 15
  expect(visitsIn(await health())).toBe(5)
  Object.assign(now, { start: 1, visits: 3 })
  expect(visitsIn(await health())).toBe(8)
  Object.assign(now, { start: 2, visits: 20 })
  expect(visitsIn(await health())).toBe(28)
  stop()
})

it('reports which servers are unreachable, and adds what they counted in the meantime', async () => {
  const one = await counting()
  const other = await counting()
  const counters = countersOfServers([one.address, other.address])
  const increments = new Increments(await counters('mf-a', site))
  one.now.visits = 11
  other.now.visits = undefined
  const without = await counters('mf-a', site)
  expect(without.problems).toEqual([expect.stringMatching(`^${other.address} cannot be read: `)])
  expect(visitsIn(healthByVersion(increments.add(without), 'mf-a'))).toBe(1)
  other.now.visits = 17
  expect(visitsIn(healthByVersion(increments.add(await counters('mf-a', site)), 'mf-a'))).toBe(8)
  one.stop()
  other.stop()
})

it('ignores what a server counted before its first reading', async () => {
  const one = await counting()
  const other = await counting()
  const increments = new Increments(await countersOfServers([one.address])('mf-a', site))
  const both = countersOfServers([one.address, other.address])
  expect(visitsIn(healthByVersion(increments.add(await both('mf-a', site)), 'mf-a'))).toBe(0)
  other.now.visits = 12
  expect(visitsIn(healthByVersion(increments.add(await both('mf-a', site)), 'mf-a'))).toBe(2)
  one.stop()
  other.stop()
})

it('recognises a server that is not Prometheus', async () => {
  const { address, stop } = await counting()
  const { problems } = await countersInPrometheus(address)('mf-a', site)
  expect(problems).toEqual([expect.stringMatching(`^${address} cannot be read: `)])
  stop()
})

it('counts nothing twice when Prometheus’ clock is set back', async () => {
  const now = { clock: 1000, visits: 10 }
  const labels = { job: 'bridge', instance: 'one' }
  const prometheus = createServer((_, response) => {
    const sample = (metric: object, value: number) => ({
      metric: { ...labels, ...metric },
      value: [now.clock, `${value}`],
    })
    const counted = { __name__: 'bridge_visits_total', part: 'mf-a', version: '1' }
    const result = [sample({ __name__: 'bridge_site', ...site }, 1), sample(counted, now.visits)]
    response.end(JSON.stringify({ data: { result } }))
  }).listen(0, '127.0.0.1')
  await once(prometheus, 'listening')
  const address = `http://127.0.0.1:${(prometheus.address() as AddressInfo).port}`
  const counters = countersInPrometheus(address)
  const increments = new Increments(await counters('mf-a', site))
  Object.assign(now, { clock: 1002, visits: 15 })
  increments.add(await counters('mf-a', site))
  Object.assign(now, { clock: -2600, visits: 8 }) // what it had scraped by then
  const reading = await counters('mf-a', site)
  expect(reading.problems).toEqual([expect.stringContaining('its clock was set back')])
  increments.add(reading)
  Object.assign(now, { clock: 1004, visits: 17 })
  expect(visitsIn(healthByVersion(increments.add(await counters('mf-a', site)), 'mf-a'))).toBe(7)
  prometheus.close()
})
