import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { queryObjects, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { ask } from '../../testing/http.ts'
import { startProxy } from '../../testing/nginx.ts'
import { makeRemote, publishMade } from '../../testing/parts.ts'
import { newSite } from '../../testing/site.ts'
import { requireLive } from '../records/releases.ts'
import { FileStore } from '../store/file-store.ts'
import { loadSite } from './live-site.ts'
import { type Served, serve } from './serve.ts'

/** Records which keys are read. */
class WatchedStore extends FileStore {
  readonly reads: string[] = []

  override get(key: string) {
    this.reads.push(key)
    return super.get(key)
  }
}

let store: WatchedStore
let served: Awaited<ReturnType<typeof serve>>

beforeEach(async () => {
  store = new WatchedStore((await newSite()).root)
  served = await serve({ store, channel: 'production', port: 0, every: 60_000, longestAnswer: 300 })
})
afterEach(() => served.close())

async function connected(address = served.address): Promise<Socket> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  socket.on('error', () => {}) // the server may reset the connection
  await once(socket, 'connect')
  return socket
}

const requests = (path: string, count: number) =>
  `GET ${path} HTTP/1.1\r\nhost: x\r\naccept-encoding: br\r\n\r\n`.repeat(count)

/** The address of a file that is too large for the system to buffer more than a few copies. */
async function somethingLarge(): Promise<string> {
  const files = { 'client/large.js': 'x'.repeat(1_000_000) }
  const version = await publishMade(store, makeRemote({ name: 'mf-a', pages: {}, files }), 'mf-a')
  return `/mf-a/${version}/large.js`
}

/** The statuses of the next `count` responses on a connection. */
function answersOn(socket: Socket, count: number): Promise<string[]> {
  let text = ''
  return new Promise((resolve) => {
    const hear = (chunk: Buffer) => {
      text += chunk.toString('latin1')
      const statuses = [...text.matchAll(/HTTP\/1.1 (\d+)/g)].map(([, status]) => status as string)
      if (statuses.length < count) return
      socket.off('data', hear)
      resolve(statuses)
    }
    socket.on('data', hear)
  })
}

it('reads a file once for concurrent requests, and answers all of them', async () => {
  const page = (await loadSite(store, await requireLive(store, 'production'))).pages.get('/b')
  const version = (await requireLive(store, 'production')).parts['mf-b']?.version
  const sockets = await Promise.all(Array.from({ length: 50 }, () => connected()))
  store.reads.length = 0
  for (const path of ['/b', `/mf-b/${version}/assets/direct.one.js`]) {
    for (const socket of sockets) socket.write(requests(path, 100))
    const all = await Promise.all(sockets.map((socket) => answersOn(socket, 100)))
    expect(new Set(all.flat())).toEqual(new Set(['200']))
  }
  for (const socket of sockets) socket.destroy()
  expect(new Set(store.reads).size).toBe(store.reads.length)
  expect(store.reads).toContain(`pages/${page}.html.br`)
})

it('closes a connection whose headers never end', { timeout: 20_000 }, async () => {
  const socket = await connected()
  const began = Date.now()
  socket.write('GET / HTTP/1.1\r\n')
  const drip = setInterval(() => socket.write('x: y\r\n'), 500)
  socket.resume()
  await once(socket, 'close')
  clearInterval(drip)
  expect(Date.now() - began).toBeLessThan(12_000)
})

it('drops a client that does not read its response, and no other', async () => {
  const idle = await connected()
  idle.write(requests('/a', 1))
  await once(idle, 'data')
  const reader = await connected()
  reader.pause()
  reader.write(requests(await somethingLarge(), 240).replaceAll('br', 'identity'))
  await expect.poll(() => connections()).toBe(1)
  idle.write(requests('/a', 1))
  await once(idle, 'data')
  idle.destroy()
})

it('sends all of a large file to a slow client', async () => {
  const files = { 'client/large.bin': randomBytes(12_000_000) }
  const version = await publishMade(store, makeRemote({ name: 'mf-a', pages: {}, files }), 'mf-a')
  const steady = await serve({ store, channel: 'production', port: 0, longestAnswer: 1000 })
  const began = Date.now()
  const reader = await connected(steady.address)
  reader.write(requests(`/mf-a/${version}/large.bin`, 1))
  let taken = 0
  for await (const chunk of reader) {
    taken += chunk.length
    if (taken > 12_000_000) break
    await new Promise((resolve) => setTimeout(resolve, 12))
  }
  expect(taken).toBeGreaterThan(12_000_000)
  expect(Date.now() - began, 'longer than a response may stall').toBeGreaterThan(2000)
  await steady.close()
})

it('keeps no responses for closed connections', async () => {
  const patient = await serve({ store, channel: 'production', port: 0 })
  const before = answersInMemory()
  for (let round = 0; round < 10; round++) {
    const sockets = await Promise.all(Array.from({ length: 20 }, () => connected(patient.address)))
    for (const socket of sockets) socket.pause().write(requests('/', 240))
    await new Promise((resolve) => setTimeout(resolve, 20))
    for (const socket of sockets) socket.resetAndDestroy()
  }
  await expect.poll(() => connections(patient.server), { timeout: 10_000 }).toBe(0)
  expect(answersInMemory() - before).toBeLessThan(300)
  await patient.close()
})

it('closes a connection that keeps sending requests and reads nothing', async () => {
  const greedy = await connected()
  greedy.pause()
  greedy.write(requests('/', 2000))
  await expect.poll(() => connections()).toBe(0)
})

it.each([
  ['has no host', 'GET / HTTP/1.1\r\n\r\n', '400'],
  ['has an unknown expectation', 'GET / HTTP/1.1\r\nhost: x\r\nexpect: x\r\n\r\n', '417'],
])('counts a request that %s like any other', async (_, request, status) => {
  const asking = await connected()
  asking.write(request)
  expect(await answersOn(asking, 1)).toEqual([status])
  asking.destroy()
  const patient = await serve({ store, channel: 'production', port: 0 })
  const greedy = await connected(patient.address)
  greedy.pause()
  greedy.write(requests(await somethingLarge(), 20).replaceAll('br', 'identity'))
  greedy.write(request.repeat(5000))
  await expect.poll(() => connections(patient.server)).toBe(0)
  await patient.close()
})

function answersInMemory(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return Number(queryObjects(ServerResponse))
}

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
    store = new WatchedStore((await newSite()).root)
    servers = [
      await serve({ store, channel: 'production', port: 0, form }),
      await serve({ store, channel: 'production', port: 0, form }),
    ]
    proxy = await startProxy(kind, ...servers.map(({ address }) => address))
  })
  afterAll(() => Promise.all([proxy.stop(), ...servers.map(({ close }) => close())]))

  /** Refuses the request, and keeps answering others. */
  async function isRefused(request: string): Promise<void> {
    const attacker = await connected(proxy.address)
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
  ])('the server is not considered down after a request %s', async (_, request) => {
    for (let round = 0; round < 5; round++) await isRefused(request)
  })
})

it('answers 408 to a client that never completes its message', { timeout: 40_000 }, async () => {
  const form = { file: path.join(await newFolder(), 'messages'), quota: 1e6, rate: 9, proxies: 0 }
  const { address, close } = await serve({ store, channel: 'production', port: 0, form })
  const sender = await connected(address)
  sender.write(
    'POST /forms/contact HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 100\r\n\r\n-',
  )
  expect(await answersOn(sender, 1)).toEqual(['408'])
  await close()
})

it.each([
  '',
  'GET /a HTTP/1.1\r\nx:',
  requests('/a', 1),
  'POST /a HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nx',
])('lets visitors in, however many connections have sent only %j', async (sent) => {
  const { address, server, close } = await serve({
    store,
    channel: 'production',
    port: 0,
    mostConnections: 20,
  })
  for (let round = 0; round < 3; round++) {
    const lazy = await Promise.all(Array.from({ length: 30 }, () => connected(address)))
    for (const socket of lazy) socket.resume().write(sent)
    for (let visitor = 0; visitor < 5; visitor++) expect((await ask(address, '/a')).status).toBe(200)
    expect(await connections(server)).toBeLessThanOrEqual(25)
  }
  await close()
})

const connections = (server = served.server) =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))

it('leaves it to the proxy to close an idle connection', { timeout: 30_000 }, async () => {
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

it('keeps at most a hundred headers, each of which takes more memory than its characters', async () => {
  let lines = 0
  served.server.prependListener('request', ({ rawHeaders }) => {
    lines = rawHeaders.length / 2
  })
  const socket = await connected()
  socket.write(`GET /a HTTP/1.1\r\nhost: x\r\n${'aaa:\r\n'.repeat(1900)}\r\n`)
  expect(await answersOn(socket, 1)).toEqual(['200'])
  expect(lines).toBeLessThan(150)
  socket.destroy()
})
