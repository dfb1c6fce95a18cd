import { expect, it } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { startPrometheus } from '../../testing/prometheus.ts'
import { newReportingSite, report, reportOf } from '../../testing/reporting.ts'
import { serving } from '../../testing/serving.ts'
import { countersOfServers } from './counters.ts'
import { countersInPrometheus } from './counters-in-prometheus.ts'
import { healthByVersion } from './health.ts'
import { Increments } from './increments.ts'

const site = { channel: 'production', origin: 'http://localhost:4173' }

it('counts a server once, even if it has two addresses or two scrapers', async () => {
  const { root, store } = await newReportingSite()
  const live = await reportOf(store)
  const started = await serving(`file:${root}`, {
    flags: ['--metrics', '0'],
    env: { TRUST: await newFolder() },
  })
  const metrics = started.metrics as string
  const byNumber = metrics.replace('localhost', '127.0.0.1')
  expect(byNumber).not.toBe(metrics)
  // as if two Prometheus servers had scraped it, and a third had collected what both have
  const replica = (name: string) => ({
    address: metrics,
    labels: { replica: name, version: '2.1', part: 'site' },
  })
  const prometheus = await startPrometheus(replica('a'), replica('b'), byNumber)
  for (let time = 0; time < 3; time++) await report(started.address, { ...live, visit: true })

  const sources = [countersOfServers([metrics, byNumber]), countersInPrometheus(prometheus.address)]
  for (const counters of sources)
    await expect
      .poll(
        async () => {
          const { samples, starts } = await counters('mf-a', site)
          return [starts.size, healthByVersion(samples, 'mf-a').get(live.version)?.visits]
        },
        { timeout: 10_000 },
      )
      .toEqual([1, 3])
  await prometheus.stop()
  started.server.kill()
})

it('counts visits once while only one of a server’s two addresses can be reached at a time', async () => {
  const { root, store } = await newReportingSite()
  const live = await reportOf(store)
  const { metrics, ...started } = await serving(`file:${root}`, {
    flags: ['--metrics', '0'],
    env: { TRUST: await newFolder() },
  })
  const byName = metrics as string
  const byNumber = byName.replace('localhost', '127.0.0.1')
  const readAt = (...addresses: string[]) => countersOfServers(addresses)('mf-a', site)

  const increments = new Increments(await readAt(byName, byNumber))
  const counted: (number | undefined)[] = []
  for (const address of [byName, byNumber, byName, byNumber]) {
    await report(started.address, { ...live, visit: true })
    const samples = increments.add(await readAt(address))
    counted.push(healthByVersion(samples, 'mf-a').get(live.version)?.visits)
  }
  expect(counted).toEqual([1, 2, 3, 4])
  started.server.kill()
})
