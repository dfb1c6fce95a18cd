import { afterEach, expect, it, vi } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { bucket, channel, ops, request, teamA, withKeyedSite } from '../../testing/keyed-site.ts'
import { publishText } from '../../testing/site.ts'
import { requireLive } from '../records/releases.ts'
import { deploy } from '../releasing/deploy.ts'
import { serve } from '../serve/serve.ts'
import { keys } from '../store/keys.ts'
import { sealed } from '../store/seal.ts'
import { beat } from '../trust/heartbeat.ts'
import { TrustedStore } from '../trust/trusted-store.ts'
import { Metrics } from './metrics.ts'

withKeyedSite()
const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  for (const stop of stops.splice(0)) await stop()
})

/** Starts a server with metrics. Returns a function that reads the value of a sample without labels. */
async function counting() {
  const metrics = new Metrics()
  const trust = await newFolder()
  const { close } = await serve({
    store: metrics.counting(bucket),
    channel,
    port: 0,
    trust,
    observers: [metrics],
  })
  stops.push(close)
  return async (name: string) => {
    const [, value] = (await metrics.text()).match(new RegExp(`^${name} (.*)$`, 'm')) ?? []
    return value === undefined ? undefined : Number(value)
  }
}

it('reports the age of the newest signature, which a heartbeat renews', async () => {
  const later = Date.now() + 1000 * 3600 * 24
  vi.spyOn(Date, 'now').mockReturnValue(later)
  const before = await counting()
  expect(await before('bridge_signed_word_age_seconds')).toBeCloseTo(24 * 3600, -2)
  vi.setSystemTime(later)
  await beat({ ...request(ops), by: 'ops' })
  vi.useRealTimers()
  vi.spyOn(Date, 'now').mockReturnValue(later)
  const after = await counting()
  await vi.waitFor(async () => expect(await after('bridge_signed_word_age_seconds')).toBeLessThan(5), 10_000)
})

it('names a forged record that it refuses, and counts it once', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const value = await counting()
  const live = await requireLive(new TrustedStore(bucket, await newFolder()), channel)
  const forged = { ...live, number: live.number + 1, parent: live.number, why: 'forged' }
  await bucket.putIfAbsent(keys.release(channel, forged.number), sealed(JSON.stringify(forged)))
  await vi.waitFor(async () => expect(await value('bridge_refused_record')).toBe(forged.number), 5000)
  await new Promise((resolve) => setTimeout(resolve, 3000)) // the store is read again every two seconds
  expect(await value('bridge_refused_records_total')).toBe(1)
  expect(await value('bridge_release')).toBe(live.number)
  const version = await publishText(bucket, 'mf-a', 'signed')
  await deploy({ ...request(teamA, 'signed'), targets: [`mf-a@${version}`] })
  await vi.waitFor(async () => expect(await value('bridge_refused_record')).toBe(0), 5000)
})
