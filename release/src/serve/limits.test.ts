import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { ServerResponse } from 'node:http'
import path from 'node:path'
import { queryObjects, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answersOn, connectionsOf, connectTo, requests } from '../../testing/connections.ts'
import { newFolder } from '../../testing/folder.ts'
import { ask } from '../../testing/http.ts'
import { makeRemote, publishMade } from '../../testing/parts.ts'
import { newSite } from '../../testing/site.ts'
import type { FileStore } from '../store/file-store.ts'
import { type Served, serve } from './serve.ts'

let store: FileStore
let served: Served

beforeEach(async () => {
  store = (await newSite()).store
  served = await serve({ store, channel: 'production', port: 0, every: 60_000, longestAnswer: 300 })
})
afterEach(() => served.close())

const connected = (address = served.address) => connectTo(address)
const connections = (server = served.server) => connectionsOf(server)

/** The address of a file so large that the system can buffer only a few copies. */
async function somethingLarge(): Promise<string> {
  const files = { 'client/large.js': 'x'.repeat(1_000_000) }
  const version = await publishMade(store, makeRemote({ name: 'mf-a', pages: {}, files }), 'mf-a')
  return `/mf-a/${version}/large.js`
}

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

it('does not keep responses for closed connections', async () => {
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
])('counts a request that %s towards its connection’s limits', async (_, request, status) => {
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

it('answers 408 to a client that never completes its message', {
  timeout: 40_000,
  tags: 'long',
}, async () => {
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
])('lets visitors in, even if too many connections have sent only %j', async (sent) => {
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

it('refuses more than a hundred headers, each of which takes more memory than its characters', async () => {
  let lines = 0
  served.server.prependListener('request', ({ rawHeaders }) => {
    lines = rawHeaders.length / 2
  })
  const socket = await connected()
  socket.write(`GET /a HTTP/1.1\r\nhost: x\r\n${'aaa:\r\n'.repeat(1900)}\r\n`)
  const [status] = await answersOn(socket, 1)
  expect(status).toBe('431')
  expect(lines).toBeLessThan(150)
  socket.destroy()
})
