import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { ask } from '../../testing/http.ts'
import { madeUpVisitors } from '../../testing/made-up-visitors.ts'
import { untilShown } from '../../testing/served-site.ts'
import { addresses, newSite, release, requestIn, share } from '../../testing/site.ts'
import { UnsteadyStore, untilCopied } from '../../testing/unsteady-store.ts'
import { mapConcurrently } from '../concurrency.ts'
import { requireLive } from '../records/releases.ts'
import { rollback } from '../releasing/rollback.ts'
import { changeShare, promote } from '../releasing/share.ts'
import type { Visitor } from '../sharing/place-visitor.ts'
import type { FileStore } from '../store/file-store.ts'
import { type Served, serve } from './serve.ts'

let root: string
let store: FileStore
let served: Served

const visitors = madeUpVisitors(400)

beforeEach(async () => {
  ;({ root, store } = await newSite())
  served = await serve({
    store,
    channel: 'production',
    port: 0,
    proxies: 1,
    cdn: 'max-age=86400',
    previews: { domain: 'localhost' },
  })
})
afterEach(() => served.close())

const askAs = ({ address, agent }: Visitor, path: string, headers = {}) =>
  ask(served.address, path, {
    headers: { 'x-forwarded-for': `198.51.100.7, ${address}`, 'user-agent': agent, ...headers },
  })

const jsonFor = async (visitor: Visitor, path: string) => JSON.parse((await askAs(visitor, path)).text)

/** One visitor on each side. */
async function oneOfEach(): Promise<{ shared: Visitor; live: Visitor }> {
  const found: Record<string, Visitor> = {}
  for (const visitor of visitors) found[(await jsonFor(visitor, '/release.json')).side] ??= visitor
  return found as { shared: Visitor; live: Visitor }
}

it('gives each visitor one side, on which documents, pins and /release.json agree', async () => {
  const before = (await requireLive(store, 'production')).parts['mf-a']?.version
  const a2 = await share(store, 'mf-a', 'a2', 25)
  await untilShown(served.address, 2)
  const sides = await mapConcurrently(8, visitors, async (visitor) => {
    const { side, parts, shared } = await jsonFor(visitor, '/release.json')
    expect(shared).toEqual({ part: 'mf-a', version: a2, percent: 25 })
    const isShared = side === 'shared'
    expect(parts['mf-a']).toBe(isShared ? a2 : before)
    expect((await askAs(visitor, '/a')).text).toContain(`<h1>${isShared ? 'a2' : 'mf-a-1'}</h1>`)
    expect((await askAs(visitor, '/')).text).toContain(`<h1>${isShared ? 'a2' : 'mf-a-1'} home</h1>`)
    const pin = await jsonFor(visitor, '/live/mf-a.json')
    const versions = pin.versions.map(({ version }: { version: string }) => version)
    expect(versions).toEqual(isShared ? [a2, before] : [before])
    return side
  })
  const shared = sides.filter((side) => side === 'shared').length
  expect(shared / visitors.length).toBeGreaterThan(0.18)
  expect(shared / visitors.length).toBeLessThan(0.32)
})

it('trusts only its own proxies to name a visitor’s address', async () => {
  await share(store, 'mf-a', 'a2', 50)
  await untilShown(served.address, 2)
  const direct = await serve({ store, channel: 'production', port: 0 })
  const sideOf = async (headers: Record<string, string>) =>
    JSON.parse((await ask(direct.address, '/release.json', { headers })).text).side
  const agent = { 'user-agent': 'one' }
  const sides = new Set<string>()
  for (const { address } of visitors.slice(0, 50))
    sides.add(await sideOf({ ...agent, 'x-forwarded-for': address }))
  expect(sides.size).toBe(1)
  await direct.close()
})

it('keeps what differs between sides out of caches, which may keep everything else', async () => {
  await share(store, 'mf-a', 'a2', 50)
  await untilShown(served.address, 2)
  const { shared, live } = await oneOfEach()
  for (const path of addresses) {
    const one = await askAs(shared, path)
    const other = await askAs(live, path)
    if (one.headers['cache-control'] === 'no-store') continue
    const isPrivate = one.headers['cache-control'] === 'private, no-cache'
    expect(other.headers['cache-control']).toBe(one.headers['cache-control'])
    expect(one.headers['cdn-cache-control']).toBe(isPrivate ? 'no-store' : 'max-age=86400')
    expect(one.headers['surrogate-key'] === undefined, path).toBe(isPrivate)
    if (one.text !== other.text) expect(isPrivate, path).toBe(true)
    expect(isPrivate, path).toBe(!/^\/(b|posts|live\/mf-b)/.test(path))
  }
})

it('sends another page, not 304, to a visitor who changes sides', async () => {
  await share(store, 'mf-a', 'a2', 50)
  await untilShown(served.address, 2)
  const { shared, live } = await oneOfEach()
  const { headers } = await askAs(live, '/a')
  expect((await askAs(live, '/a', { 'if-none-match': headers.etag })).status).toBe(304)
  expect((await askAs(shared, '/a', { 'if-none-match': headers.etag })).status).toBe(200)
})

it('deploys other parts to both sides', async () => {
  await share(store, 'mf-a', 'a2', 50)
  await release(store, 'mf-b', 'b2')
  await untilShown(served.address, 3)
  const { shared, live } = await oneOfEach()
  for (const visitor of [shared, live]) expect((await askAs(visitor, '/b')).text).toContain('<h1>b2</h1>')
  expect((await askAs(shared, '/a')).text).toContain('<h1>a2</h1>')
})

it('keeps each visitor’s side while a share grows, and finally gives everyone the new version', async () => {
  await share(store, 'mf-a', 'a2', 5)
  await untilShown(served.address, 2)
  const { shared } = await oneOfEach()
  await changeShare({ ...requestIn(store, 'more'), part: 'mf-a', percent: 60 })
  await untilShown(served.address, 3)
  expect((await jsonFor(shared, '/release.json')).side).toBe('shared')
  await promote({ ...requestIn(store, 'all'), part: 'mf-a' })
  await untilShown(served.address, 4)
  for (const visitor of visitors.slice(0, 50)) {
    expect((await askAs(visitor, '/a')).text).toContain('<h1>a2</h1>')
    expect(await jsonFor(visitor, '/release.json')).not.toHaveProperty('side')
  }
})

it('withdraws a shared version from every visitor within 2 s of its rollback', async () => {
  await share(store, 'mf-a', 'a2', 50)
  await untilShown(served.address, 2)
  await rollback({ ...requestIn(store, 'errors'), part: 'mf-a' })
  const until = Date.now() + 2000
  await mapConcurrently(8, visitors, async (visitor) => {
    for (
      let asked = Date.now();
      (await askAs(visitor, '/a')).text.includes('<h1>a2</h1>');
      asked = Date.now()
    )
      expect(asked).toBeLessThan(until)
  })
})

it('serves both sides from its copies while its store is unreachable', async () => {
  await share(store, 'mf-a', 'a2', 50)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const unsteady = new UnsteadyStore(root)
  const copies = { folder: await newFolder(), maxBytes: 50_000_000 }
  const start = () => serve({ store: unsteady, channel: 'production', port: 0, every: 50, copies })
  const first = await start()
  await untilCopied(unsteady)
  await first.close()
  unsteady.network = 'down'
  const { address, close } = await start()
  const pages = new Set<string>()
  for (let number = 0; number < 30; number++)
    pages.add((await ask(address, '/a', { headers: { 'user-agent': `agent ${number}` } })).text)
  expect(pages.size).toBe(2)
  await close()
})
