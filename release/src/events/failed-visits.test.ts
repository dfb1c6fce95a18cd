import { once } from 'node:events'
import type { VisitEvent } from '@bridge/shared/visit-report'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { newReportingSite, report, reportOf } from '../../testing/reporting.ts'
import { scraped, sumOf } from '../../testing/scraped.ts'
import { type Serving, serving } from '../../testing/serving.ts'

let running: Serving
let version: string

beforeEach(async () => {
  const { root, store } = await newReportingSite()
  version = (await reportOf(store)).version
  running = await serving(`file:${root}`, {
    flags: ['--metrics', '0'],
    env: { TRUST: await newFolder(), EVENTS_RATE: '100000', PROXIES: '1' },
  })
})
afterEach(async () => {
  running.server.kill()
  await once(running.server, 'close')
})

const failure = (more: Partial<VisitEvent> = {}): VisitEvent => ({
  kind: 'error',
  part: 'mf-a',
  version,
  first: true,
  ...more,
})

const addresses = async () =>
  sumOf(await scraped(running.metrics as string), /^bridge_visits_failed_addresses_total/)

const ofVersion = async () =>
  sumOf(
    await scraped(running.metrics as string),
    new RegExp(`^bridge_visits_failed_addresses_total.*version="${version}"`),
  )

async function send(client: string, events: readonly VisitEvent[]): Promise<void> {
  const visit = { format: 1, path: '/a', part: 'mf-a', version, visit: true, events }
  const { status } = await report(running.address, visit, { headers: { 'x-forwarded-for': client } })
  expect(status).toBe(204)
}

const failed = async (kind = '') =>
  sumOf(await scraped(running.metrics as string), new RegExp(`^bridge_visits_failed_total\\{kind="${kind}`))

it('counts a visit once for each version that fails on it, even if a version fails repeatedly', async () => {
  const { first: _, ...again } = failure()
  await send('198.51.100.1', [failure(), ...Array(18).fill(again)])
  await send('198.51.100.2', [failure({ kind: 'load' }), failure({ kind: 'render', part: 'mf-b' })])
  expect(await failed()).toBe(3)
  expect([await failed('error'), await failed('load'), await failed('render')]).toEqual([1, 1, 1])
  const events = sumOf(await scraped(running.metrics as string), /^bridge_visit_events_total/)
  expect(events).toBe(21)
})

it('ignores reports from documents of earlier versions, and reports without a failure', async () => {
  const { first: _, ...unmarked } = failure()
  await send('198.51.100.1', [unmarked])
  await send('198.51.100.2', [failure({ kind: 'policy' }), { kind: 'error', first: true }])
  expect(await failed()).toBe(0)
})

it('counts each forged report as a failed visit, but the address that sends the reports only once', async () => {
  await send('198.51.100.1', Array(20).fill(failure()))
  expect(await failed()).toBe(1)
  for (let number = 0; number < 50; number++) await send('198.51.100.1', [failure()])
  expect([await failed(), await addresses()]).toEqual([51, 1])
  await send('198.51.100.1', [failure({ part: 'mf-b' })])
  await send('203.0.113.1', [failure()])
  expect([await failed(), await addresses()]).toEqual([53, 3])
})

it('counts at most five addresses per network', async () => {
  for (let host = 1; host <= 50; host++) await send(`198.51.100.${host}`, [failure()])
  expect([await failed(), await addresses()]).toEqual([50, 5])
  expect(sumOf(await scraped(running.metrics as string), /^bridge_visits_failed_networks_total/)).toBe(1)
})

it('counts at most three versions per report, and all made-up ones as one', async () => {
  const made = Array.from({ length: 20 }, (_, number) => failure({ part: `mf-x${number}` }))
  await send('198.51.100.1', made)
  expect(await failed()).toBe(1)
  await send('198.51.100.2', [
    failure(),
    failure({ part: 'mf-b' }),
    failure({ part: 'shell' }),
    ...made.slice(3),
  ])
  expect(await failed()).toBe(4)
})

it('still remembers an address after ten thousand failures of made-up versions', {
  timeout: 60_000,
  tags: 'long',
}, async () => {
  for (let host = 1; host <= 6; host++) await send(`198.51.100.${host}`, [failure()])
  expect(await ofVersion()).toBe(5)
  const madeUp = (number: number) => failure({ version: `1.0.0-${String(number).padStart(32, '0')}` })
  for (let number = 0; number < 10_200; number += 3)
    await send('198.51.100.1', [madeUp(number), madeUp(number + 1), madeUp(number + 2)])
  for (let host = 1; host <= 6; host++) await send(`198.51.100.${host}`, [failure()])
  expect(await ofVersion()).toBe(5)
})
