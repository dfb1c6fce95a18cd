import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answersOn, connectTo } from '../../testing/connections.ts'
import { ask } from '../../testing/http.ts'
import { startProxy } from '../../testing/nginx.ts'
import { newSite } from '../../testing/site.ts'
import { type Served, serve } from './serve.ts'

let served: Served

beforeEach(async () => {
  const { store } = await newSite()
  served = await serve({ store, channel: 'production', port: 0, every: 60_000, longestAnswer: 300 })
})
afterEach(() => served.close())

it('does not echo an address that is too long for a proxy', async () => {
  const proxy = await startProxy('keeping', served.address)
  expect((await ask(proxy.address, `/${'x'.repeat(1900)}/`)).status).toBe(308)
  expect((await ask(proxy.address, `/${'x'.repeat(5000)}/`)).status).toBe(302)
  expect((await ask(proxy.address, `/x/?${'x'.repeat(5000)}`)).status).toBe(302)
  expect((await ask(proxy.address, `/a?${'x'.repeat(5000)}`)).status).toBe(200)
  await proxy.stop()
})

describe.each(['plain', 'keeping', 'streaming'] as const)('behind a %s proxy', (kind) => {
  const messages = path.join(tmpdir(), `bridge-limits-${process.pid}`, 'messages.jsonl')
  const form = { file: messages, quota: 1e6, rate: 1000, proxies: 0 }
  const body = (length: number) => `content-length: ${length}\r\n\r\n${'z'.repeat(length)}`
  let servers: Served[]
  let proxy: Awaited<ReturnType<typeof startProxy>>

  beforeAll(async () => {
    const { store } = await newSite()
    servers = [
      await serve({ store, channel: 'production', port: 0, form }),
      await serve({ store, channel: 'production', port: 0, form }),
    ]
    proxy = await startProxy(kind, ...servers.map(({ address }) => address))
  })
  afterAll(() => Promise.all([proxy.stop(), ...servers.map(({ close }) => close())]))

  /** Expects the request to be refused, and requests after it to be answered. */
  async function isRefused(request: string): Promise<void> {
    const attacker = await connectTo(proxy.address)
    attacker.write(Buffer.from(request, 'latin1'))
    expect(await answersOn(attacker, 1)).toEqual([expect.stringMatching(/^[24]/)])
    attacker.destroy()
    for (let count = 0; count < 3; count++) expect((await ask(proxy.address, '/b')).status).toBe(200)
  }

  it.each([
    [
      'with large headers',
      `POST /b HTTP/1.1\r\nhost: x\r\n${`x: ${'y'.repeat(5600)}\r\n`.repeat(4)}${body(100_000)}`,
    ],
    ['with an invalid character', `POST /b HTTP/1.1\r\nhost: x\r\nx: a\u0001b\r\n${body(100_000)}`],
    ['for an odd address', `POST /\u00ff HTTP/1.1\r\nhost: x\r\n${body(100_000)}`],
    ['that posts to a page', `POST /b HTTP/1.1\r\nhost: x\r\n${body(5_000_000)}`],
    ['for a page, with a body', `GET /b HTTP/1.1\r\nhost: x\r\n${body(5_000_000)}`],
    [
      'that posts something other than a message',
      `POST /forms/contact HTTP/1.1\r\nhost: x\r\n${body(5_000_000)}`,
    ],
    [
      'that posts too large a message',
      `POST /forms/contact HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x\r\n${body(5_000_000)}`,
    ],
  ])('the proxy does not consider the server down after a request %s', async (_, request) => {
    for (let round = 0; round < 5; round++) await isRefused(request)
  })
})

it('leaves it to the proxy to close an idle connection', { timeout: 30_000, tags: 'long' }, async () => {
  let opened = 0
  served.server.on('connection', () => opened++)
  const proxy = await startProxy('keeping', served.address)
  const before = opened
  for (const wait of [0, 7000]) {
    await new Promise((resolve) => setTimeout(resolve, wait))
    expect((await ask(proxy.address, '/a')).status).toBe(200)
  }
  expect(opened - before, 'nginx reuses its connection').toBe(0)
  await proxy.stop()
})
