import { Registry } from 'prom-client'
import { afterEach, expect, it, vi } from 'vitest'
import { newSite } from '../../testing/site.ts'
import { newestSite } from '../serve/newest-site.ts'
import { ReleaseMetrics } from './release-metrics.ts'

afterEach(() => vi.useRealTimers())

it('forgets a refused record that is gone, and counts a lower one', async () => {
  const { store } = await newSite()
  const { site } = await newestSite(store, 'production')
  const registry = new Registry()
  const metrics = new ReleaseMetrics(registry)
  const bodies = { counts: { hits: 0, misses: 0, bytes: 0 } }
  metrics.begins({ store, bodies, site: () => site, newestAt: () => 0, held: () => 0 })
  const value = async (name: string) => (await registry.getSingleMetric(name)?.get())?.values[0]?.value
  vi.useFakeTimers({ toFake: ['performance'] })
  for (let minute = 0; minute < 3; minute++) {
    metrics.refusedRecord(900)
    vi.advanceTimersByTime(60_000)
  }
  expect(await value('bridge_refused_record')).toBe(900)
  expect(await value('bridge_refused_records_total')).toBe(1)
  metrics.refusedRecord(3)
  expect(await value('bridge_refused_records_total')).toBe(2)
  vi.advanceTimersByTime(14 * 60_000)
  metrics.refusedRecord(3)
  expect(await value('bridge_refused_record'), 'removed from the store').toBe(3)
})
