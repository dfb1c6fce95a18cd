import { once } from 'node:events'
import { expect, it } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { newReportingSite, report, reportOf } from '../../testing/reporting.ts'
import { serving } from '../../testing/serving.ts'
import { share } from '../../testing/site.ts'
import { countersOfServers, siteOf } from '../health/counters.ts'
import { requireLive } from '../records/releases.ts'
import { partHealth } from './part-health.ts'

it('shows what servers have counted for a version and the previous one, and which server cannot be read', async () => {
  const { root, store } = await newReportingSite()
  const live = await reportOf(store)
  const version = await share(store, 'mf-a', 'a2')
  const { server, address, metrics } = await serving(`file:${root}`, {
    flags: ['--metrics', '0'],
    env: { TRUST: await newFolder() },
  })
  const vitals = { lcp: 600, inp: 120 }
  const events = [{ kind: 'load', part: 'mf-a', version, first: true }] as const
  await report(address, { ...live, visit: true, vitals })
  await report(address, { ...live, version, visit: true, vitals, events: [...events] })
  const counters = countersOfServers([metrics as string, 'http://127.0.0.1:1'])
  const { versions, problems } = await partHealth(
    counters,
    'mf-a',
    siteOf(await requireLive(store, 'production')),
  )
  expect(versions[live.version]).toMatchObject({ visits: 1, failed: 0, fallbacks: 0 })
  expect(versions[version]).toMatchObject({ visits: 1, failed: 1 })
  expect(versions[version]?.lcp).toBeGreaterThan(0)
  expect(problems).toEqual([expect.stringContaining('http://127.0.0.1:1 cannot be read')])
  server.kill()
  await once(server, 'close')
})
