import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { halfSent } from '../../testing/connections.ts'
import { ask } from '../../testing/http.ts'
import { releaseShown, untilShown } from '../../testing/served-site.ts'
import { newSite, publishText, release, requestIn } from '../../testing/site.ts'
import { ReleaseError } from '../errors.ts'
import { requireLive } from '../records/releases.ts'
import { deploy } from '../releasing/deploy.ts'
import { rollback } from '../releasing/rollback.ts'
import type { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'
import { readBy } from '../store/read-by.ts'
import type { Store } from '../store/store.ts'
import { type Served, serve } from './serve.ts'

const channel = 'production'
const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
let served: Served
afterEach(() => served.close())

const start = async (store: FileStore) => {
  served = await serve({ store, channel, port: 0, every: 5 })
}
const text = async (address: string) => (await ask(served.address, address)).text

/** A site whose live pages of mf-a were lost, or altered, some releases ago. */
async function withDamaged(damage: (file: string) => Promise<void>): Promise<FileStore> {
  const { store, root } = await newSite()
  await release(store, 'mf-a', 'second a')
  const { key = '' } = (await requireLive(store, channel)).parts['mf-a']?.composition ?? {}
  for (const next of ['second b', 'third b']) await release(store, 'mf-b', next)
  await damage(path.join(root, keys.composition(key)))
  return store
}

it.each([
  ['lost', (file: string) => rm(file)],
  ['altered', (file: string) => writeFile(file, 'altered')],
])(
  'starts with the newest release, and with earlier pages of the part whose pages were %s',
  async (_, damage) => {
    const store = await withDamaged(damage)
    await start(store)
    expect(await releaseShown(served.address)).toBe(4)
    expect(await text('/b')).toContain('third b')
    expect(await text('/a')).toContain('mf-a-1')
    expect(complaints).toHaveBeenCalledWith(
      expect.stringMatching(
        /^serving release 4, but mf-a stays as it was: composition \w+ is (missing|altered)/,
      ),
    )
    await release(store, 'mf-a', 'third a')
    await untilShown(served.address, 5)
    expect(await text('/a')).toContain('third a')
  },
)

it('shows a part as recorded once its pages are back', async () => {
  let restore = async () => {}
  const store = await withDamaged(async (file) => {
    const pages = await readFile(file)
    await rm(file)
    restore = () => writeFile(file, pages)
  })
  const cdn = 'max-age=86400'
  served = await serve({ store, channel, port: 0, every: 5, cdn })
  expect(await text('/a')).toContain('mf-a-1')
  const late = await halfSent(served.address, '/a')
  await restore()
  await expect.poll(() => text('/a'), { timeout: 5000 }).toContain('second a')
  await expect
    .poll(async () => (await ask(served.address, '/a')).headers['cdn-cache-control'], { timeout: 5000 })
    .toBe(cdn)
  expect(await releaseShown(served.address)).toBe(4)
  expect(complaints).toHaveBeenLastCalledWith('serving release 4 as recorded again')
  const answer = await late()
  expect(answer).toContain('mf-a-1')
  expect(answer, 'what a cache may keep of the earlier version').not.toMatch(/cdn-cache-control/i)
})

it('does not show any of a release that itself introduces lost pages', async () => {
  const { store, root } = await newSite()
  for (const [part, next] of [
    ['mf-a', 'second a'],
    ['mf-b', 'second b'],
  ] as const)
    await publishText(store, part, next)
  const { parts } = (await deploy({ ...requestIn(store, 'both'), targets: ['mf-a', 'mf-b'] })).release
  await rm(path.join(root, keys.composition(parts['mf-a']?.composition?.key ?? '')))
  await start(store)
  expect(await releaseShown(served.address)).toBe(1)
  expect(await text('/b')).toContain('mf-b-1')
})

describe('while the store does not return the list of one part’s pages, a server', () => {
  let store: FileStore
  let root: string
  let faulty: Store
  const out = new Set<string>()
  const listOf = async (part: string) =>
    keys.composition((await requireLive(store, channel)).parts[part]?.composition?.key ?? '')
  beforeEach(async () => {
    ;({ store, root } = await newSite())
    out.clear()
    faulty = readBy(store, async (key, ...more) => {
      if (out.has(key)) throw new ReleaseError(`cannot read ${key}: status 503`)
      return store.get(key, ...more)
    })
  })

  it('starts with the newest release, follows later ones, and shows the part once the list is back', async () => {
    await release(store, 'mf-a', 'second a')
    out.add(await listOf('mf-a'))
    await release(store, 'mf-b', 'second b')
    served = await serve({ store: faulty, channel, port: 0, every: 5, cdn: 'max-age=86400' })
    expect(await text('/b')).toContain('second b')
    expect(await text('/a')).toContain('mf-a-1')
    await release(store, 'mf-b', 'third b')
    await untilShown(served.address, 4)
    expect(await text('/b')).toContain('third b')
    expect((await ask(served.address, '/b')).headers['cdn-cache-control']).toBeUndefined()
    out.clear()
    await expect.poll(() => text('/a')).toContain('second a')
  })

  it.each(['garbage', ''])(
    'shows the part once the list is back, even below a record that is %j',
    async (content) => {
      await release(store, 'mf-a', 'second a')
      out.add(await listOf('mf-a'))
      await release(store, 'mf-b', 'second b')
      served = await serve({ store: faulty, channel, port: 0, every: 20 })
      expect(await releaseShown(served.address)).toBe(3)
      expect(await text('/a')).toContain('mf-a-1')
      await writeFile(path.join(root, keys.release(channel, 4)), content)
      await new Promise((resolve) => setTimeout(resolve, 500)) // several polls
      out.clear()
      await expect.poll(() => text('/a'), { timeout: 15_000 }).toContain('second a')
    },
    30_000,
  )

  it('shows a later release within seconds even while it tries to reload a part from a store that hangs', async () => {
    await release(store, 'mf-a', 'second a')
    const list = await listOf('mf-a')
    out.add(list)
    await release(store, 'mf-b', 'second b')
    served = await serve({ store: faulty, channel, port: 0, every: 5 })
    expect(await text('/a')).toContain('mf-a-1')
    let hangs = 0
    faulty.get = async (key, ...more) => {
      if (key !== list) return store.get(key, ...more)
      hangs++
      return new Promise(() => {})
    }
    await vi.waitFor(() => expect(hangs).toBe(1), 5000)
    await rollback({ ...requestIn(store, 'lost pages'), part: 'mf-a' })
    await expect.poll(() => releaseShown(served.address), { timeout: 5000 }).toBe(4)
  })

  it('that runs keeps the release before, then shows the next one of another part', async () => {
    const known = await store.list('compositions')
    served = await serve({ store: faulty, channel, port: 0, every: 5 })
    const get = faulty.get
    faulty.get = async (key, ...more) => {
      if (key.startsWith('compositions/') && !known.some((name) => key.endsWith(name))) out.add(key)
      return get(key, ...more)
    }
    await release(store, 'mf-a', 'second a')
    await vi.waitFor(() => expect(out.size).toBe(1), 5000)
    faulty.get = get
    await release(store, 'mf-b', 'second b')
    await untilShown(served.address, 3)
    expect(await text('/b')).toContain('second b')
    expect(await text('/a')).toContain('mf-a-1')
    out.clear()
    await expect.poll(() => text('/a')).toContain('second a')
  })
})
