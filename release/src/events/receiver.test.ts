import { once } from 'node:events'
import { connect } from 'node:net'
import type { VisitReport } from '@bridge/shared/visit-report'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { ask } from '../../testing/http.ts'
import { makeRemote, makeShell, publishMade } from '../../testing/parts.ts'
import { newReportingSite, report, reportOf } from '../../testing/reporting.ts'
import { scraped, sumOf } from '../../testing/scraped.ts'
import { type Serving, serving } from '../../testing/serving.ts'
import { release, requestIn, routes } from '../../testing/site.ts'
import { deploy } from '../releasing/deploy.ts'
import { changeSettings } from '../releasing/settings.ts'
import type { FileStore } from '../store/file-store.ts'

let root: string
let store: FileStore
let running: Serving
let whole: VisitReport

const start = async (env: Record<string, string> = {}) =>
  serving(`file:${root}`, {
    flags: ['--metrics', '0'],
    env: { TRUST: await newFolder(), EVENTS_RATE: '100000', ...env },
  })

beforeEach(async () => {
  ;({ root, store } = await newReportingSite())
  running = await start()
  whole = await reportOf(store, {
    visit: true,
    vitals: { lcp: 1234, cls: 0.02, inp: 80, press: 24 },
    events: [{ kind: 'error', part: 'mf-a', version: (await reportOf(store)).version }, { kind: 'policy' }],
  })
})
afterEach(() => stop(running))

async function stop({ server }: Serving): Promise<void> {
  server.kill()
  if (server.exitCode === null) await once(server, 'close')
}

const send = (body: object | string | Uint8Array, headers: Record<string, string> = {}) =>
  report(running.address, body, { headers })
const now = () => scraped(running.metrics as string)
/** Samples of reported visits, without those of the server's own requests. */
const met = async () =>
  new Map([...(await now())].filter(([name]) => /^bridge_visit(s_total|_\w+)(\{|$)/.test(name)))

it('counts a visit, its errors and its measurements, by part and version', async () => {
  const { status, text, headers } = await send(whole)
  expect({ status, text, cache: headers['cache-control'] }).toEqual({
    status: 204,
    text: '',
    cache: 'no-store',
  })
  const samples = await now()
  const labels = `part="mf-a",version="${whole.version}"`
  for (const [name, value] of [
    [`bridge_visits_total{${labels}}`, 1],
    [`bridge_visit_events_total{kind="error",${labels}}`, 1],
    ['bridge_visit_events_total{kind="policy",part="unknown",version=""}', 1],
    [`bridge_visit_lcp_seconds_sum{${labels}}`, 1.234],
    [`bridge_visit_cls_sum{${labels}}`, 0.02],
    [`bridge_visit_inp_seconds_sum{${labels}}`, 0.08],
    [`bridge_visit_first_press_seconds_sum{${labels}}`, 0.024],
    ['bridge_visits_sample', 1],
    ['bridge_requests_total{kind="events",part="",status="204"}', 1],
  ] as const)
    expect(samples.get(name), name).toBe(value)
})

it('counts made-up parts and versions as “other”, even if there are many', async () => {
  for (let number = 0; number < 300; number++) {
    const made = { part: `mf-x${number}`, version: `1.0.${number}-0123456789ab` }
    const { status } = await send({ ...whole, ...made, events: [{ kind: 'error', ...made }] })
    expect(status).toBe(204)
    await send({
      ...whole,
      version: made.version,
      events: [{ kind: 'load', part: 'mf-b', version: made.version }],
    })
  }
  const names = [...(await met()).keys()].filter((name) => /_total|_count/.test(name))
  expect(names.sort()).toEqual(
    [
      'bridge_visit_events_total{kind="error",part="other",version="other"}',
      'bridge_visit_events_total{kind="load",part="mf-b",version="other"}',
      ...[
        ...['cls', 'first_press_seconds'],
        ...['inp_seconds', 'inp_limited_seconds', 'lcp_seconds', 'lcp_limited_seconds'],
      ].flatMap((vital) => [
        `bridge_visit_${vital}_count{part="mf-a",version="other"}`,
        `bridge_visit_${vital}_count{part="other",version="other"}`,
      ]),
      'bridge_visits_total{part="mf-a",version="other"}',
      'bridge_visits_total{part="other",version="other"}',
    ].sort(),
  )
})

it('recognises the versions of tabs that stay open, and forgets the oldest', { tags: 'long' }, async () => {
  const versions = [whole.version]
  for (let number = 2; number <= 9; number++) {
    versions.push(await release(store, 'mf-a', `text ${number}`))
    await vi.waitFor(async () => expect((await now()).get('bridge_release')).toBe(number + 1), 5000)
    await send({ ...whole, version: versions.at(-1), visit: true })
  }
  await send(whole)
  const counted = [...(await met()).keys()].filter((name) => name.startsWith('bridge_visits_total'))
  expect(counted.sort()).toEqual(
    ['other', ...versions.slice(-6)].map((one) => `bridge_visits_total{part="mf-a",version="${one}"}`).sort(),
  )
})

it('limits the reports from one address, and says when to retry', async () => {
  const limited = await start({ EVENTS_RATE: '3', FORM_PROXIES: '1' })
  const from = (client: string) =>
    report(limited.address, whole, { headers: { 'x-forwarded-for': `203.0.113.9, ${client}` } })
  for (const status of [204, 204, 204, 429]) expect((await from('198.51.100.7')).status).toBe(status)
  expect(Number((await from('198.51.100.7')).headers['retry-after'])).toBeGreaterThan(0)
  expect((await from('192.0.2.8')).status).toBe(204)
  await stop(limited)
})

it('treats /events like any other address while events are off or go elsewhere', async () => {
  for (const events of ['off', { endpoint: 'https://events.example/bridge' }] as const) {
    await changeSettings({ ...requestIn(store, 'elsewhere'), settings: { events } })
    await vi.waitFor(async () => expect((await send(whole)).status).toBe(405), 5000)
    expect((await ask(running.address, '/events')).headers.location).toBe('/')
  }
  await vi.waitFor(async () => {
    const { text } = await ask(running.address, '/a')
    expect(text).toContain("connect-src 'self' https://events.example/bridge; form-action 'self';")
  }, 5000)
})

it('shows the page that a remote has at /events, and still accepts reports there', async () => {
  const more = [...routes, { path: '/events', part: 'mf-a', page: 'events' }]
  const pages = { home: "'home'", one: "'one'", events: "'What is on'" }
  await publishMade(store, makeShell({ routes: more }), 'shell')
  await publishMade(store, makeRemote({ name: 'mf-a', pages }), 'mf-a')
  await deploy({ ...requestIn(store, 'events'), targets: ['shell', 'mf-a'] })
  await expect
    .poll(async () => (await ask(running.address, '/events')).text, { timeout: 10_000 })
    .toContain('What is on')
  expect((await ask(running.address, '/events', { method: 'HEAD' })).status).toBe(200)
  expect((await send(whole)).status).toBe(204)
})

it('does not affect visitors while it is flooded, even with bodies that never end', {
  timeout: 60_000,
}, async () => {
  const visit = async () => {
    const times: number[] = []
    for (let number = 0; number < 60; number++) {
      const begun = performance.now()
      expect((await ask(running.address, '/a')).status).toBe(200)
      times.push(performance.now() - begun)
    }
    return times.sort((one, other) => one - other)[30] as number
  }
  const { port } = new URL(running.address)
  const slow = Array.from({ length: 200 }, () => {
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => {})
    socket.write(
      'POST /events HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 4000\r\n\r\n{',
    )
    return socket
  })
  let isOver = false
  const flood = Array.from({ length: 8 }, async (_, number) => {
    const bodies = [JSON.stringify(whole), '['.repeat(4000), new Uint8Array(200_000)]
    while (!isOver) await send(bodies[number % 3] as string)
  })
  const during = await visit()
  isOver = true
  await Promise.all(flood)
  for (const socket of slow) socket.destroy()
  expect(during).toBeLessThan(250)
  expect(sumOf(await now(), /^bridge_requests_total\{kind="document",part="mf-a",status="200"/)).toBe(60)
})

it('answers 408 to a late body, and keeps running', { timeout: 20_000, tags: 'long' }, async () => {
  const socket = connect(Number(new URL(running.address).port), '127.0.0.1')
  socket.write('POST /events HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 40\r\n\r\n{')
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1.1 408 /)
  socket.destroy()
  expect((await send(whole)).status).toBe(204)
})
