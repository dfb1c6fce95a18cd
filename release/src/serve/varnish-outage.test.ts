import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ask } from '../../testing/http.ts'
import { type Network, startProxy } from '../../testing/network.ts'
import { some } from '../../testing/sample.ts'
import { newSite, release } from '../../testing/site.ts'
import { UnsteadyStore } from '../../testing/unsteady-store.ts'
import { startVarnish } from '../../testing/varnish.ts'
import { FileStore } from '../store/file-store.ts'
import { type Served, serve } from './serve.ts'

/** In ms: an hour, shortened like the recommended CDN_CACHE of a day and a week, so that a day takes six seconds. */
const hour = 250
const cdn = 'max-age=6, stale-if-error=42'
const failures = [502, 503, 'cut off', 'fall silent'] as const
const documents = ['/', '/a', '/b', '/posts', '/posts/first', '/posts/none']
const purged = ['/', '/a', '/live/mf-a.json', '/sitemap.xml']

let root: string
let store: UnsteadyStore
let origin: Served
let network: Network
let edge: Awaited<ReturnType<typeof startVarnish>>

const startOrigin = (port = 0) => serve({ store, channel: 'production', port, cdn })
const brotli = { headers: { 'accept-encoding': 'br' } }
const get = (path: string) => ask(edge.address, path, brotli)
const modulesIn = (text: string) => text.match(/\/mf-[ab]\/[0-9][^"' ]*\.m?js/g) ?? []

beforeEach(async () => {
  ;({ root } = await newSite())
  store = new UnsteadyStore(root)
  origin = await startOrigin()
  network = await startProxy(origin.address)
})
afterEach(async () => {
  await edge.stop()
  network.stop()
  await origin.close()
})

/** What a visitor to every page gets: status and text by address, with the modules that documents name. */
async function visit(): Promise<Map<string, string>> {
  const seen = new Map<string, string>()
  const look = async (path: string) => {
    const { status, text } = await get(path)
    seen.set(path, `${status} ${text}`)
    return text
  }
  for (const path of [...documents, ...purged])
    for (const module of modulesIn(await look(path))) await look(module)
  return seen
}

async function purge(): Promise<void> {
  const headers = { 'xkey-purge': 'mf-a site' }
  expect((await ask(edge.address, '/', { method: 'PURGE', headers })).status).toBe(200)
}

/** Deploys mf-a and purges it as `watch` does, without a visit in between. */
async function releaseAndPurge(...servers: readonly Served[]): Promise<void> {
  await release(new FileStore(root), 'mf-a', 'second text')
  for (const { address } of servers)
    await vi.waitFor(
      async () => {
        const { text, headers } = await ask(address, '/a')
        expect(text).toContain('second text')
        expect(headers['cdn-cache-control']).toBe(cdn)
      },
      { timeout: 20_000, interval: 20 },
    )
  await purge()
}

const untilNewText = () =>
  vi.waitFor(async () => expect((await get('/a')).text).toContain('second text'), {
    timeout: 2000,
    interval: 20,
  })

it.each(some([1, 25, 49]))(
  'answers everything as before in an outage of %i h right after a release',
  async (hours) => {
    edge = await startVarnish(origin.address)
    const before = await visit()
    expect([...before.keys()].some((path) => path.startsWith('/mf-a/'))).toBe(true)
    await releaseAndPurge(origin)
    await origin.close()
    await setTimeout(hours * hour)
    expect(await visit()).toEqual(before)

    origin = await startOrigin(Number(new URL(origin.address).port))
    await untilNewText()
  },
  60_000,
)

it('keeps its copies of pages when a visitor sends more headers than the origin accepts', {
  tags: 'long',
}, async () => {
  edge = await startVarnish(origin.address)
  const before = await visit()
  await releaseAndPurge(origin)
  const tooMuch = { headers: { ...brotli.headers, 'x-long': 'x'.repeat(70_000) } }
  for (const path of [...documents, ...purged]) await ask(edge.address, path, tooMuch)
  expect((await ask(edge.address, '/posts/never-seen', tooMuch)).status).toBe(431)
  await origin.close()
  expect(await visit()).toEqual(before)
})

it('answers every visitor with the new version as soon as the old one is purged', async () => {
  edge = await startVarnish(origin.address)
  await visit()
  await releaseAndPurge(origin)
  const answers = await Promise.all(Array.from({ length: 20 }, () => get('/a')))
  for (const { text } of answers) expect(text).toContain('second text')
})

it('answers with the new version while one of two servers is down', { tags: 'long' }, async () => {
  const other = await startOrigin()
  edge = await startVarnish(origin.address, other.address)
  await visit()
  await releaseAndPurge(origin, other)
  await other.close()
  for (const path of ['/', '/a']) expect((await get(path)).text, path).toContain('second text')
})

it.each(some(failures))('prefers a copy to a failing origin: %s', async (failure) => {
  edge = await startVarnish(network.address)
  const before = await visit()
  await releaseAndPurge(origin)
  network.decide = () => (typeof failure === 'number' ? { instead: failure } : failure)
  for (let times = 0; times < 20; times++) expect(await visit()).toEqual(before)
  expect((await get('/posts/a%C3%B1o%201')).status).toBeGreaterThanOrEqual(502)

  network.decide = () => undefined
  await untilNewText()
})

/** Cuts the origin off from its store. Resolves once the origin no longer knows whether its release is the newest. */
async function cutOff(): Promise<void> {
  store.network = 'down'
  await vi.waitFor(
    async () => {
      const { status, headers } = await ask(origin.address, '/a', brotli)
      expect([status, headers['cdn-cache-control']]).toEqual([200, undefined])
    },
    { timeout: 20_000, interval: 20 },
  )
}

it('keeps the last response of an origin that is cut off from its store, in case the origin fails too', async () => {
  edge = await startVarnish(origin.address)
  await visit()
  await cutOff()
  await purge()
  const before = await visit()
  await origin.close()
  expect(await visit()).toEqual(before)
})

it('does not refresh a copy from an origin that lags, and collapses concurrent requests', {
  tags: 'long',
}, async () => {
  edge = await startVarnish(network.address)
  await visit()
  await cutOff()
  await release(new FileStore(root), 'mf-a', 'second text')
  await purge()
  network.delay = 200
  const requests = network.requests
  const answers = await Promise.all(Array.from({ length: 50 }, () => get('/a')))
  for (const { text } of answers) expect(text).toContain('mf-a-1')
  expect(network.requests - requests).toBeLessThan(20)

  network.delay = 0
  store.network = 'up'
  await vi.waitFor(async () => expect((await ask(origin.address, '/a')).text).toContain('second text'), {
    timeout: 20_000,
    interval: 20,
  })
  expect((await get('/a')).text).toContain('second text')
})
