// @module-tag long
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type GuardedSite, guardedSite, guardTime } from '../../testing/guarded.ts'
import { requestIn } from '../../testing/site.ts'
import { guard } from './guard.ts'

let site: GuardedSite
beforeEach(async () => {
  site = await guardedSite()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
})
afterEach(() => {
  vi.useRealTimers()
  return site.stop()
})

const hour = 3_600_000

it.each([
  ['forward', hour],
  ['back', -hour],
])('ends neither early nor late when the clock is set %s an hour', async (_, jump) => {
  const time = 5000
  const { counters, looks } = guardTime(site.counters)
  const { why: __, ...request } = requestIn(site.store, 'guard')
  const limits = { added: 0.2, slower: 1.2, visits: 20 }
  const began = performance.now()
  const result = guard({ ...request, part: 'mf-a', counters, limits, time, pause: 100, tell: () => {} })
  await looks(1)
  vi.setSystemTime(Date.now() + jump)
  await site.visit(site.live, 30)
  await site.visit(site.shared, 30)
  expect(await result).toMatchObject({ outcome: 'promoted', version: site.shared })
  expect(performance.now() - began).toBeGreaterThan(time)
})
