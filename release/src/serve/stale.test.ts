import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runCli } from '../../testing/cli.ts'
import { newFolder } from '../../testing/folder.ts'
import { ask } from '../../testing/http.ts'
import { pruneNow } from '../../testing/prune-now.ts'
import { fiveVersions, newSite, release, requestIn } from '../../testing/site.ts'
import { UnsteadyStore } from '../../testing/unsteady-store.ts'
import { changeSettings } from '../releasing/settings.ts'
import { FileStore } from '../store/file-store.ts'
import { untilServed } from './follow-channel.ts'
import { type Served, serve } from './serve.ts'

const channel = 'production'
const cdn = 'max-age=86400'
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A store that returns records at once, and everything else late. */
class LateStore extends UnsteadyStore {
  late = 0

  override async get(key: string): Promise<Buffer | undefined> {
    if (!key.startsWith('releases/')) await later(this.late)
    return super.get(key)
  }
}

let root: string
let store: LateStore
let served: Served

beforeEach(async () => {
  ;({ root } = await newSite())
  store = new LateStore(root)
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  store.network = 'up'
  return served.close()
})

const kept = async () => (await ask(served.address, '/a')).headers['cdn-cache-control']

it('lets a cache keep nothing while it may be behind: what was purged after a release must not come back', async () => {
  const copies = { folder: await newFolder(), most: 50_000_000 }
  served = await serve({ store, channel, port: 0, every: 250, cdn, copies })
  await vi.waitFor(async () => expect(await kept()).toBe(cdn), 5000)
  await later(1000) // everything is copied
  store.late = 500
  await release(new FileStore(root), 'mf-a', 'second text')
  await later(untilServed)
  let isNew = false
  for (const until = Date.now() + 10_000; !isNew && Date.now() < until; ) {
    const { text, headers } = await ask(served.address, '/a')
    isNew = text.includes('second text')
    if (!isNew) expect(headers['cdn-cache-control']).toBeUndefined()
  }
  expect(isNew).toBe(true)
  await vi.waitFor(async () => expect(await kept()).toBe(cdn), 5000)
})

it('lets a cache keep nothing while the store is out of reach, but everything despite a damaged record', async () => {
  served = await serve({ store, channel, port: 0, every: 50, cdn })
  for (const network of ['down', 'hangs'] as const) {
    await vi.waitFor(async () => expect(await kept()).toBe(cdn), 5000)
    store.network = network
    await later(untilServed)
    expect(await kept()).toBeUndefined()
    store.network = 'up'
  }
  await store.putIfAbsent('releases/production/2.json', 'junk')
  await later(untilServed)
  expect(await kept()).toBe(cdn)
})

it('answers 404, and no error, for files of a version that was removed', async () => {
  const [first] = await fiveVersions(store)
  served = await serve({ store, channel, port: 0 })
  const file = (name: string) => ask(served.address, `/mf-a/${first}/${name}`)
  expect((await file('hand.woff2')).status).toBe(200)
  for (const _ of [1, 2]) await pruneNow(store)
  expect((await file('module.mjs')).status).toBe(404)
  expect((await file('hand.woff2')).status).toBe(404)
})

it('exits at once when it cannot start, whatever it has begun to watch', async () => {
  await changeSettings({ ...requestIn(store, 'x'), settings: { origin: 'https://www.bridge.example' } })
  served = await serve({ store, channel, port: 0 })
  const env = { STORE: `file:${root}`, FRESHNESS: '1h', PORT: new URL(served.address).port }
  expect((await runCli(['serve'], { env })).stderr).toContain('is in use')
  const within = await runCli(['serve'], { env: { ...env, PORT: '0', PREVIEWS: 'bridge.example' } })
  expect(within.stderr).toContain('under which the site has its own host')
})
