import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { counting, ended } from '../../testing/guarded.ts'
import { startPrometheus } from '../../testing/prometheus.ts'
import { newReportingSite } from '../../testing/reporting.ts'
import { requireLive } from '../records/releases.ts'
import { siteOf } from './counters.ts'
import { countersInPrometheus } from './counters-in-prometheus.ts'

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
  const then = createServer(async ({ url }, response) => {
    response.end(await (await fetch(`${prometheus.address}${url}&time=${Date.now() / 1000 + later}`)).text())
  }).listen(0, '127.0.0.1')
  await once(then, 'listening')
  const counters = countersInPrometheus(`http://127.0.0.1:${(then.address() as AddressInfo).port}`)
  expect((await counters('mf-a', siteOf(await requireLive(store, 'production')))).problems).toEqual([])
  later = 200
  expect((await counters('mf-a', siteOf(await requireLive(store, 'production')))).problems).toEqual([
    expect.stringMatching(/^Prometheus has no figures for bridge localhost:\d+ from the last 150 s$/),
  ])
  then.close()
  await prometheus.stop()
  await ended(server)
})
