import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ask } from '../../testing/http.ts'
import { newSite, release, requestIn, share } from '../../testing/site.ts'
import { tool } from '../../testing/tool.ts'
import { startVarnish } from '../../testing/varnish.ts'
import { rollback } from '../releasing/rollback.ts'
import type { FileStore } from '../store/file-store.ts'
import { type Served, serve } from './serve.ts'

const cdn = 'max-age=86400, stale-if-error=86400'

let root: string
let store: FileStore
let served: Served
let edge: Awaited<ReturnType<typeof startVarnish>>
let watcher: ChildProcess

beforeEach(async () => {
  ;({ root, store } = await newSite())
  served = await serve({ store, channel: 'production', port: 0, cdn, previews: { domain: 'preview.test' } })
  edge = await startVarnish(served.address)
  const purge = `fetch(process.env.EDGE, { method: 'PURGE', headers: { 'xkey-purge': process.env.RELEASE_TAGS } })`
  watcher = spawn(process.execPath, [tool(), 'watch', '--exec', `"${process.execPath}" -e "${purge}"`], {
    env: { ...process.env, STORE: `file:${root}`, EDGE: edge.address },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(watcher.stdout as NodeJS.ReadableStream, 'data') // what is live has been purged
})
afterEach(async () => {
  watcher.kill()
  await edge.stop()
  await served.close()
})

const pages = ['/', '/a', '/b', '/posts', '/posts/first', '/posts/none', '/live/mf-a.json', '/sitemap.xml']
const brotli = { 'accept-encoding': 'br' }
const get = (path: string, encoding = 'br') =>
  ask(edge.address, path, { headers: { 'accept-encoding': encoding } })
const isHit = async (path: string) => (await get(path)).headers['x-cache'] === 'hit'

it('answers from the edge, and a deploy purges only the pages of its part, within two seconds', async () => {
  for (const path of pages) await get(path)
  for (const path of pages) expect(await isHit(path), path).toBe(true)
  const version = await release(store, 'mf-a', 'second text')
  await vi.waitFor(async () => expect((await get('/a')).text).toContain('<h1>second text'), {
    timeout: 2000,
    interval: 20,
  })
  for (const path of ['/b', '/posts', '/posts/first', '/posts/none'])
    expect(await isHit(path), path).toBe(true)
  expect(JSON.parse((await get('/live/mf-a.json')).text).versions[0].version).toBe(version)
  expect(JSON.parse((await get('/release.json')).text).release).toBe(2)
})

it('never answers with an encoding that was not requested, and answers a repeated request from its copy', async () => {
  for (const encoding of ['br', 'gzip, deflate, br', 'gzip', 'identity', 'gzip;q=1.0, deflate']) {
    const { headers, text } = await get('/a', encoding)
    expect(text).toContain('mf-a-1')
    const sent = headers['content-encoding'] ?? 'identity'
    expect(encoding).toContain(sent)
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['cdn-cache-control']).toBeUndefined()
  }
  expect((await get('/a', 'gzip, deflate, br')).headers['x-cache']).toBe('hit')
})

it('has a hit rate above 99% under load, even during a deploy, and never mixes versions', {
  tags: 'long',
}, async () => {
  const seen = { hit: 0, all: 0 }
  let isOver = false
  const visit = async () => {
    while (!isOver) {
      const path = pages[seen.all % pages.length] as string
      const { status, headers, text } = await get(path)
      expect([200, 404]).toContain(status)
      seen.all++
      if (headers['x-cache'] === 'hit') seen.hit++
      const versions = new Set(text.match(/\/mf-a\/[0-9][\w.+-]*-[0-9a-f]{32}\//g) ?? [])
      if (path === '/a') expect(versions.size, 'versions of mf-a in one document').toBeLessThanOrEqual(1)
    }
  }
  const visitors = Array.from({ length: 8 }, visit)
  await new Promise((resolve) => setTimeout(resolve, 1000))
  await release(store, 'mf-b', 'b2')
  await new Promise((resolve) => setTimeout(resolve, 3000))
  isOver = true
  await Promise.all(visitors)
  expect(seen.all).toBeGreaterThan(2000)
  expect(seen.hit / seen.all).toBeGreaterThan(0.99)
})

it('never mixes sides while a version is shared, and a rollback reaches everyone within two seconds', async () => {
  for (const path of pages) await get(path)
  const agents = Array.from({ length: 40 }, (_, number) => `agent ${number}`)
  const titleFor = async (agent: string, address = edge.address) =>
    (await ask(address, '/a', { headers: { 'user-agent': agent } })).text.match(/<h1>(.*?)<\/h1>/)?.[1]
  await share(store, 'mf-a', 'a2', 50)
  await vi.waitFor(
    async () => {
      const ours = await Promise.all(agents.map((agent) => titleFor(agent, served.address)))
      expect(new Set(ours).size).toBe(2)
      expect(await Promise.all(agents.map((agent) => titleFor(agent)))).toEqual(ours)
    },
    { timeout: 10_000, interval: 50 },
  )
  const sides = await Promise.all(agents.map((agent) => titleFor(agent)))
  for (let times = 0; times < 3; times++)
    expect(await Promise.all(agents.map((agent) => titleFor(agent)))).toEqual(sides)
  expect(await isHit('/b'), 'other parts are cached as usual').toBe(true)
  await rollback({ ...requestIn(store, 'errors'), part: 'mf-a' })
  const until = Date.now() + 2000
  for (const agent of agents)
    for (let asked = Date.now(); (await titleFor(agent)) !== 'mf-a-1'; asked = Date.now())
      expect(asked).toBeLessThan(until)
  await vi.waitFor(async () => expect(await isHit('/a')).toBe(true), { timeout: 10_000, interval: 50 })
})

it('keeps answering while its origin is down', async () => {
  for (const path of pages) await get(path)
  await served.close()
  for (const path of pages) {
    const { status, headers } = await get(path)
    expect([200, 404], path).toContain(status)
    expect(headers['x-cache'], path).toBe('hit')
  }
})

it('answers visitors whose browsers a page has filled with cookies', {
  tags: 'long',
}, async () => {
  const { status, text } = await ask(edge.address, '/a', { headers: { cookie: `x=${'x'.repeat(720_000)}` } })
  expect(status).toBe(200)
  expect(text).toContain('mf-a-1')
})

it('caches neither a preview nor a redirect', { tags: 'long' }, async () => {
  for (let times = 0; times < 2; times++) {
    const preview = await ask(edge.address, '/a', { headers: { host: 'pr-1.preview.test' } })
    expect(preview.status).toBe(404)
    expect(preview.headers['x-cache']).toBe('miss')
    const away = await get('/unknown')
    expect([away.status, away.headers['x-cache']]).toEqual([302, 'miss'])
  }
})

it.each([
  ['with a cookie that a page has set, as a preview does', '/a', { cookie: '__Host-bridge-preview=x' }],
  ['with a made-up query', '/a?x=1', {}],
  ['to another spelling of its host', '/a', { host: 'SITE.test:80' }],
])('answers a visitor %s from the same copy', async (_, path, headers) => {
  await get('/a')
  const { text, headers: sent } = await ask(edge.address, path, { headers: { ...brotli, ...headers } })
  expect(text).toContain('mf-a-1')
  expect(sent['x-cache']).toBe('hit')
})

it('repeats the query of each request in a redirect', { tags: 'long' }, async () => {
  for (const query of ['?x=1', '?x=2']) expect((await get(`/a/${query}`)).headers.location).toBe(`/a${query}`)
})

it('stores nothing for a host that is not the site’s', { tags: 'long' }, async () => {
  for (let times = 0; times < 2; times++) {
    const { status, headers } = await ask(edge.address, '/a', {
      headers: { ...brotli, host: 'made-up.example' },
    })
    expect([status, headers['x-cache']]).toEqual([200, 'miss'])
  }
})

it('sends a preview its cookie, and the site none', { tags: 'long' }, async () => {
  const echo = createServer(({ headers }, response) => response.end(`cookie: ${headers.cookie}`)).listen(0)
  await once(echo, 'listening')
  const other = await startVarnish(`http://127.0.0.1:${(echo.address() as AddressInfo).port}`)
  const cookie = '__Host-bridge-preview=x'
  const cookieAt = async (host: string) =>
    (await ask(other.address, '/a', { headers: { cookie, host } })).text
  expect(await cookieAt('pr-1.preview.test')).toBe(`cookie: ${cookie}`)
  expect(await cookieAt('site.test')).toBe('cookie: undefined')
  await other.stop()
  echo.close()
})

it('purges nothing for a visitor who comes through a proxy on the same machine', {
  tags: 'long',
}, async () => {
  await get('/a')
  const headers = { 'xkey-purge': 'mf-a site' }
  const throughProxy = { ...headers, 'x-forwarded-for': '198.51.100.7' }
  expect((await ask(edge.address, '/', { method: 'PURGE', headers: throughProxy })).status).toBe(403)
  expect(await isHit('/a')).toBe(true)
  expect((await ask(edge.address, '/', { method: 'PURGE', headers })).status).toBe(200)
  expect(await isHit('/a')).toBe(false)
})
