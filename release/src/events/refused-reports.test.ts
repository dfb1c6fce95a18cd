import { once } from 'node:events'
import type { VisitReport } from '@bridge/shared/visit-report'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { ask } from '../../testing/http.ts'
import { newReportingSite, report, reportOf } from '../../testing/reporting.ts'
import { scraped, sumOf } from '../../testing/scraped.ts'
import { type Serving, serving } from '../../testing/serving.ts'

let running: Serving
let whole: VisitReport

beforeAll(async () => {
  const { root, store } = await newReportingSite()
  const env = { TRUST: await newFolder(), EVENTS_RATE: '100000' }
  running = await serving(`file:${root}`, { flags: ['--metrics', '0'], env })
  whole = await reportOf(store, { vitals: { lcp: 1234 } })
})
afterAll(async () => {
  running.server.kill()
  await once(running.server, 'close')
})

const send = (body: object | string | Uint8Array, headers: Record<string, string> = {}) =>
  report(running.address, body, { headers })
const counted = async () =>
  sumOf(await scraped(running.metrics as string), /^bridge_visit(s_total|_events_total|_\w+_count)/)

describe('accepts only reports', () => {
  const cases: [string, number, (whole: VisitReport) => object | string | Uint8Array][] = [
    ['text', 400, () => 'hello'],
    ['nothing', 400, () => ''],
    ['a list', 400, (whole) => [whole]],
    ['null', 400, () => 'null'],
    ['bytes that are not UTF-8', 400, () => Uint8Array.of(0x22, 0xff, 0x22)],
    ['an unknown format', 400, (whole) => ({ ...whole, format: 2 })],
    ['an unknown field', 400, (whole) => ({ ...whole, user: 'asha' })],
    [
      'the field "__proto__"',
      400,
      (whole) => JSON.stringify(whole).replace('{', '{"__proto__":{"part":"x"},'),
    ],
    ['the part "__proto__"', 400, (whole) => ({ ...whole, part: '__proto__' })],
    ['the part "constructor"', 400, (whole) => ({ ...whole, part: 'constructor' })],
    ['a version with quotes', 400, (whole) => ({ ...whole, version: '1.0.0"} 1\nx{a="' })],
    ['the kind "toString"', 400, (whole) => ({ ...whole, events: [{ kind: 'toString' }] })],
    ['an event with a message', 400, (whole) => ({ ...whole, events: [{ kind: 'error', message: 'Asha' }] })],
    ['a measurement below 0', 400, (whole) => ({ ...whole, vitals: { lcp: -1 } })],
    ['an infinite measurement', 400, (whole) => JSON.stringify(whole).replace('1234', '1e999')],
    ['the measurement "__proto__"', 400, (whole) => JSON.stringify(whole).replace('"lcp"', '"__proto__"')],
    [
      'the measurement "hasOwnProperty"',
      400,
      (whole) => JSON.stringify(whole).replace('"lcp"', '"hasOwnProperty"'),
    ],
    ['21 events', 400, (whole) => ({ ...whole, events: Array(21).fill({ kind: 'error' }) })],
    ['a long path', 400, (whole) => ({ ...whole, path: `/${'p'.repeat(1001)}` })],
    ['nested lists', 400, () => '['.repeat(4000)],
    ['a megabyte', 413, () => new Uint8Array(1_000_000).fill(0x20)],
  ]
  it.each(cases)('refuses %s, with %i', async (_, status, make) => {
    const before = await counted()
    expect((await send(make(whole))).status).toBe(status)
    expect(await counted()).toBe(before)
  })

  it.each(['PUT', 'DELETE', 'OPTIONS'])('answers %s with 405', async (method) => {
    const { status, headers } = await ask(running.address, '/events', { method })
    expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'GET, HEAD, POST' })
  })

  it.each([
    ['multipart/form-data; boundary=x', 415],
    ['text/plainish', 415],
    ['text/html', 415],
    ['application/json', 204],
    ['TEXT/PLAIN', 204],
  ])('answers the type %s with %i', async (type, status) => {
    expect((await send(whole, { 'content-type': type })).status).toBe(status)
  })

  it.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 204],
    // events may have their own host, and browsers then name the site as the origin
    [{ 'sec-fetch-site': 'same-site', origin: 'http://localhost:4173' }, 204],
  ])('answers a report with headers %o with %i', async (headers, status) => {
    expect((await send(whole, headers as Record<string, string>)).status).toBe(status)
  })
})
