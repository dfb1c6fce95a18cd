import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { exposing, startOf } from '../../testing/exposing.ts'
import { counting, ended } from '../../testing/guarded.ts'
import { startPrometheus } from '../../testing/prometheus.ts'
import { newReportingSite } from '../../testing/reporting.ts'
import { requireLive } from '../records/releases.ts'
import { siteOf } from './counters.ts'
import { countersInPrometheus } from './counters-in-prometheus.ts'

/** Counters as Prometheus returns them for another time, in seconds. */
async function queriedAt({ address }: { address: string }, time: () => number) {
  const then = createServer(async ({ url }, response) => {
    response.end(await (await fetch(`${address}${url}&time=${time()}`)).text())
  }).listen(0, '127.0.0.1')
  await once(then, 'listening')
  const counters = countersInPrometheus(`http://127.0.0.1:${(then.address() as AddressInfo).port}`)
  return { counters, close: () => then.close() }
}

it('reports servers whose figures Prometheus has not collected recently', {
  timeout: 60_000,
  tags: 'long',
}, async () => {
  const { root, store } = await newReportingSite()
  const server = await counting(root)
  const prometheus = await startPrometheus(server.metrics as string)
  const scraped = () => prometheus.query('bridge_site')
  await expect.poll(scraped, { timeout: 20_000 }).not.toEqual([])
  let later = 0
  const { counters, close } = await queriedAt(prometheus, () => Date.now() / 1000 + later)
  expect((await counters('mf-a', siteOf(await requireLive(store, 'production')))).problems).toEqual([])
  later = 200
  expect((await counters('mf-a', siteOf(await requireLive(store, 'production')))).problems).toEqual([
    expect.stringMatching(/^Prometheus has no figures for bridge localhost:\d+ from the last 150 s$/),
  ])
  close()
  await prometheus.stop()
  await ended(server)
})

const place = { channel: 'production', origin: 'https://bridge.example' }

it('reports a server whose figures another Prometheus forwarded until it was cut off, however long ago', async () => {
  const begun = Date.now()
  let later = 0
  const near = 'job="bridge",instance="near"'
  const forwarding = await exposing(() => [
    startOf(place, 1.5, `,${near}`, begun + later),
    startOf(place, 2.5, ',job="bridge",instance="far"', begun),
    `up{${near}} 1 ${begun + later}`,
    `up{job="bridge",instance="far"} 1 ${begun}`,
  ])
  const prometheus = await startPrometheus(forwarding.address)
  const { counters, close } = await queriedAt(prometheus, () => (begun + later) / 1000 + 10)
  const problems = async () => (await counters('mf-a', place)).problems
  await expect.poll(() => prometheus.query('count(bridge_site) == 2'), { timeout: 20_000 }).not.toEqual([])
  expect(await problems()).toEqual([])
  later = 400_000
  const newest = () => prometheus.query(`bridge_site @ ${(begun + later) / 1000 + 1}`)
  await expect.poll(newest, { timeout: 20_000 }).toHaveLength(1)
  expect(await problems()).toEqual([
    expect.stringMatching(/^Prometheus has no figures for .* exported_instance=far .*from the last 150 s$/),
  ])
  close()
  await prometheus.stop()
  forwarding.close()
})

it('does not report a server that was removed', async () => {
  const [kept, removed] = await Promise.all([1.5, 2.5].map((at) => exposing(() => [startOf(place, at)])))
  if (!kept || !removed) throw new Error('two servers must be exposed')
  const prometheus = await startPrometheus(kept.address, removed.address)
  const counters = countersInPrometheus(prometheus.address)
  const shown = (count: number) =>
    expect.poll(() => prometheus.query(`count(bridge_site) == ${count}`), { timeout: 20_000 }).not.toEqual([])
  await shown(2)
  expect((await counters('mf-a', place)).starts.size).toBe(2)
  await prometheus.scrape(kept.address)
  await shown(1)
  const { problems, starts } = await counters('mf-a', place)
  expect([problems, starts.size]).toEqual([[], 1])
  await prometheus.stop()
  for (const { close } of [kept, removed]) close()
})
