import { chmod, readdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ask } from '../../testing/http.ts'
import { becomeOrdinaryUser, lock } from '../../testing/ordinary-user.ts'
import { releaseShown } from '../../testing/served-site.ts'
import { newSite, release } from '../../testing/site.ts'
import { newestRelease, requireLive } from '../records/releases.ts'
import { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'
import { loadSite } from './live-site.ts'
import { PageLists } from './page-lists.ts'
import { type Served, serve } from './serve.ts'

const canBeDenied = becomeOrdinaryUser()
const channel = 'production'

let root: string
let store: FileStore
let said: string[]
let refused: number[]
let newestAt: () => number
const running: Served[] = []

beforeEach(async () => {
  ;({ root, store } = await newSite())
  said = []
  refused = []
  vi.spyOn(console, 'error').mockImplementation((line) => said.push(String(line)))
})
afterEach(async () => {
  for (const served of running.splice(0)) await served.close()
})

async function start(): Promise<Served> {
  const observer = {
    begins: (of: { newestAt: () => number }) => {
      newestAt = of.newestAt
    },
    refusedRecord: (number: number) => refused.push(number),
    answered: () => {},
    malformed: () => {},
    reported: () => {},
  }
  const served = await serve({
    store: new FileStore(root),
    channel,
    port: 0,
    every: 10,
    observers: [observer as never],
  })
  running.push(served)
  return served
}

const fileOf = (number: number) => path.join(root, keys.release(channel, number))
const shows = ({ address }: Served, number: number) =>
  expect.poll(() => releaseShown(address), { timeout: 5000 }).toBe(number)
const text = async ({ address }: Served, of: string) => (await ask(address, of)).text

describe.skipIf(!canBeDenied)('a file that only its writer can read', () => {
  it('is skipped if it is a record, logged with its remedy, and followed once it can be read', async () => {
    const served = await start()
    await release(store, 'mf-a', 'second a')
    const unlock = await lock(fileOf(2))
    const restarted = await start()
    await shows(restarted, 1)
    expect(said.join('\n')).toMatch(
      new RegExp(
        `still serving release 1: releases/production/2.json in the store .* cannot be read, although the store can \\(EACCES: permission denied\\): its owner must run chmod a\\+r ${fileOf(2)}`,
      ),
    )
    expect(refused).toContain(2)
    const before = newestAt()
    await expect.poll(() => newestAt()).toBeGreaterThan(before)
    await unlock()
    await shows(restarted, 2)
    await shows(served, 2)
  })

  it('does not hold up later releases by those who can read it', async () => {
    await release(store, 'mf-a', 'second a')
    await release(store, 'mf-b', 'second b')
    const later = [2, 3].map(fileOf)
    for (const file of later) await rename(file, `${file}.later`)
    const served = await start()
    await shows(served, 1)
    await lock(`${fileOf(2)}.later`)
    await rename(`${fileOf(2)}.later`, fileOf(2))
    await expect.poll(() => refused).toContain(2)
    await rename(`${fileOf(3)}.later`, fileOf(3))
    await shows(served, 3)
    for (const one of [served, await start()]) {
      expect(await text(one, '/a')).toContain('second a')
      expect(await text(one, '/b')).toContain('second b')
    }
  })

  it('leaves its part as it was if it is a composition, and updates the part once it can be read', async () => {
    await release(store, 'mf-a', 'second a')
    const { key = '' } = (await requireLive(store, channel)).parts['mf-a']?.composition ?? {}
    await release(store, 'mf-b', 'second b')
    const unlock = await lock(path.join(root, keys.composition(key)))
    const served = await start()
    await shows(served, 3)
    expect(await text(served, '/a')).toContain('mf-a-1')
    expect(said.join('\n')).toMatch(/serving release 3, but mf-a stays as it was: .*chmod a\+r /)
    const before = said.length
    await new Promise((resolve) => setTimeout(resolve, 1000))
    expect(said.slice(before), 'no line is repeated').toEqual([])
    await unlock()
    await expect.poll(() => text(served, '/a'), { timeout: 5000 }).toContain('second a')
    await shows(served, 3)
  })

  it('affects only its own page, until it can be read', async () => {
    const served = await start()
    const { pages } = await loadSite(new PageLists(store), await requireLive(store, channel))
    const file = path.join(root, keys.page(String(pages.get('/b'))))
    const unlock = await lock(file)
    expect((await ask(served.address, '/b')).status).toBe(500)
    expect((await ask(served.address, '/a')).status).toBe(200)
    expect(said).toEqual([
      expect.stringMatching(/^GET \/b: pages\/.* cannot be read, although the store can/),
    ])
    await unlock()
    expect((await ask(served.address, '/b')).status).toBe(200)
  })

  it('is replaced by the plain file if it is a compressed copy', async () => {
    const served = await start()
    const { pages } = await loadSite(new PageLists(store), await requireLive(store, channel))
    const unlock = await lock(`${path.join(root, keys.page(String(pages.get('/b'))))}.br`)
    const encoding = async () =>
      (await ask(served.address, '/b', { headers: { 'accept-encoding': 'br' } })).headers['content-encoding']
    expect(await encoding()).toBeUndefined()
    await unlock()
    expect(await encoding()).toBe('br')
  })

  it('is reported with the remedy for its folder while access to that folder is denied', async () => {
    const served = await start()
    const { parts } = await requireLive(store, channel)
    const folder = keys.version('mf-a', parts['mf-a']?.version ?? '')
    const unlock = await lock(path.join(root, folder))
    const read = store.get(`${folder}/artifact.json`)
    await expect(read).rejects.toThrow(`its owner must run chmod a+rx ${path.join(root, folder)}`)
    await release(store, 'mf-b', 'second b')
    await shows(served, 2)
    await unlock()
  })
})

describe.skipIf(!canBeDenied)('a store that cannot be read', () => {
  const allFiles = async () => {
    const entries = await readdir(root, { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  }
  const denyAll = async (mode = 0) => Promise.all((await allFiles()).map((file) => chmod(file, mode)))

  it.each([
    ['all its files', denyAll, () => denyAll(0o644)],
    ['its folder', () => chmod(root, 0), () => chmod(root, 0o755)],
    [
      'the folder of its records',
      () => chmod(path.dirname(fileOf(1)), 0),
      () => chmod(path.dirname(fileOf(1)), 0o755),
    ],
  ] as const)('counts as an outage if access to %s is denied', async (_, deny, allow) => {
    const served = await start()
    expect(await text(served, '/a')).toContain('mf-a-1')
    await release(store, 'mf-a', 'second a')
    await shows(served, 2)
    await deny()
    await expect.poll(() => said.join('\n')).toMatch(/^still serving release 2: cannot (read|list) .*EACCES/)
    expect(await releaseShown(served.address)).toBe(2)
    await expect(newestRelease(new FileStore(root), channel)).rejects.toThrow(/^cannot (read|list) .*EACCES/)
    await expect(start()).rejects.toThrow(/^cannot (read|list) .*EACCES/)
    expect(refused).toEqual([])
    await allow()
    await release(store, 'mf-b', 'second b')
    await shows(served, 3)
  })
})

it.skipIf(!canBeDenied)('follows the channel at little cost, however many records are denied', async () => {
  const served = await start()
  const planted = Array.from({ length: 500 }, (_, index) => fileOf(index + 2))
  for (const file of planted) await writeFile(file, '{}', { mode: 0 })
  const begun = performance.now()
  const found = await newestRelease(new FileStore(root), channel)
  expect(performance.now() - begun).toBeLessThan(2000) // usually 0.1 s
  expect(found).toMatchObject({ live: { number: 1 }, next: 502, denied: { number: 501 } })
  await expect.poll(() => new Set(refused).size, { timeout: 5000 }).toBe(500)
  const lists = vi.spyOn(FileStore.prototype, 'list')
  const { userCPUTime } = process.resourceUsage()
  await new Promise((resolve) => setTimeout(resolve, 2000))
  expect(process.resourceUsage().userCPUTime - userCPUTime).toBeLessThan(1e6) // in µs; usually a fifth of that
  expect(lists.mock.calls.length).toBeLessThan(20)
  await shows(served, 1)
})
