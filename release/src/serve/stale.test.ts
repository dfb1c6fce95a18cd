import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runCli } from '../../testing/cli.ts'
import { halfSent } from '../../testing/connections.ts'
import { newFolder } from '../../testing/folder.ts'
import { ask } from '../../testing/http.ts'
import { pruneNow } from '../../testing/prune-now.ts'
import { fiveVersions, newSite, release, requestIn } from '../../testing/site.ts'
import { UnsteadyStore, untilCopied } from '../../testing/unsteady-store.ts'
import { DeniedError } from '../errors.ts'
import { requireLive } from '../records/releases.ts'
import { changeSettings } from '../releasing/settings.ts'
import { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'
import { untilServed } from './follow-channel.ts'
import { type Served, serve } from './serve.ts'

const channel = 'production'
const cdn = 'max-age=86400'
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A store that returns records immediately and everything else late, and may deny one key or have lost it. */
class LateStore extends UnsteadyStore {
  late = 0
  denied = ''
  lost = ''

  override async get(key: string): Promise<Buffer | undefined> {
    if (!key.startsWith('releases/')) await later(this.late)
    if (key === this.lost) return
    if (key === this.denied) throw new DeniedError(`${key} may not be read`, {})
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

it('lets a cache keep nothing while the server may be behind: purged responses must not come back', async () => {
  const copies = { folder: await newFolder(), maxBytes: 50_000_000 }
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

it('lets a cache keep nothing while the store is unreachable, but everything despite a damaged record', async () => {
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

it('does not let a cache keep anything while copies stand in for the store, even after a restart', async () => {
  const copies = { folder: await newFolder(), maxBytes: 50_000_000 }
  const start = () => serve({ store, channel, port: 0, every: 50, cdn, copies })
  served = await start()
  await untilCopied(store)
  store.network = 'down'
  await later(untilServed)
  // Longer than the interval between two full listings of the store.
  for (const until = Date.now() + 12_000; Date.now() < until; await later(50))
    expect(await kept()).toBeUndefined()
  await served.close()
  served = await start()
  for (const until = Date.now() + 1000; Date.now() < until; await later(50))
    expect(await kept()).toBeUndefined()
  store.network = 'up'
  await vi.waitFor(async () => expect(await kept()).toBe(cdn), 10_000)
}, 60_000)

it.each(['denied', 'lost'] as const)(
  'lets a cache keep nothing while the newest release is partly %s',
  async (fault) => {
    await release(new FileStore(root), 'mf-a', 'second text')
    const live = await requireLive(store, channel)
    const start = () => serve({ store, channel, port: 0, every: 50, cdn })
    for (const key of [
      keys.release(channel, live.number),
      keys.composition(live.parts['mf-a']?.composition?.key ?? ''),
    ]) {
      store[fault] = key
      served = await start()
      for (const until = Date.now() + 1500; Date.now() < until; await later(50)) {
        expect((await ask(served.address, '/a')).text).toContain('mf-a-1')
        expect(await kept()).toBeUndefined()
      }
      store[fault] = ''
      await release(new FileStore(root), 'mf-b', `after ${key}`)
      await vi.waitFor(async () => expect(await kept()).toBe(cdn), 10_000)
      expect((await ask(served.address, '/a')).text).toContain('second text')
      await served.close()
    }
    served = await start()
  },
)

it('lets a cache keep everything despite an unreadable record under a number that no release has', async () => {
  const { number } = await requireLive(store, channel)
  const start = () => serve({ store, channel, port: 0, every: 20, cdn })
  served = await start()
  await vi.waitFor(async () => expect(await kept()).toBe(cdn), 5000)
  store.denied = keys.release(channel, number + 2)
  await new FileStore(root).putIfAbsent(store.denied, '')
  for (const until = Date.now() + 1500; Date.now() < until; await later(50)) expect(await kept()).toBe(cdn)
  await served.close()
  served = await start()
  await vi.waitFor(async () => expect(await kept()).toBe(cdn), 5000)
  await new FileStore(root).putIfAbsent(keys.release(channel, number + 1), 'noise') // so number + 2 may be a release
  await vi.waitFor(async () => expect(await kept()).toBeUndefined(), 5000)
}, 20_000)

it('lets a cache keep nothing right after the machine has slept: the monotonic clock stood still', async () => {
  served = await serve({ store, channel, port: 0, every: 10_000, cdn })
  expect(await kept()).toBe(cdn)
  const now = Date.now.bind(Date)
  const slept = vi.spyOn(Date, 'now').mockImplementation(() => now() + 3_600_000)
  expect(await kept()).toBeUndefined()
  slept.mockRestore()
})

it('lets a cache keep no response that was requested before a release and sent after it', async () => {
  served = await serve({ store, channel, port: 0, every: 50, cdn })
  const late = await halfSent(served.address, '/a')
  await release(new FileStore(root), 'mf-a', 'second text')
  await vi.waitFor(async () => expect((await ask(served.address, '/a')).text).toContain('second text'), 5000)
  const answer = await late()
  expect(answer).toContain('mf-a-1')
  expect(answer).not.toMatch(/cdn-cache-control/i)
})

it('answers 404, not 500, for files of a version that was removed', async () => {
  const [first] = await fiveVersions(store)
  served = await serve({ store, channel, port: 0 })
  const file = (name: string) => ask(served.address, `/mf-a/${first}/${name}`)
  expect((await file('hand.woff2')).status).toBe(200)
  for (const _ of [1, 2]) await pruneNow(store)
  expect((await file('module.mjs')).status).toBe(404)
  expect((await file('hand.woff2')).status).toBe(404)
})

it('exits immediately when the server cannot start, even if it already follows the channel', async () => {
  await changeSettings({ ...requestIn(store, 'x'), settings: { origin: 'https://www.bridge.example' } })
  served = await serve({ store, channel, port: 0 })
  const env = { STORE: `file:${root}`, FRESHNESS: '1h', PORT: new URL(served.address).port }
  expect((await runCli(['serve'], { env })).stderr).toContain('is in use')
  const within = await runCli(['serve'], { env: { ...env, PORT: '0', PREVIEWS: 'bridge.example' } })
  expect(within.stderr).toContain('under which the site has its own host')
})
