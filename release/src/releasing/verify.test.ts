import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { beforeEach, expect, it } from 'vitest'
import { bomb } from '../../testing/bomb.ts'
import { MemoryStore } from '../../testing/memory-store.ts'
import { newSite, pagesOf, release, requestIn } from '../../testing/site.ts'
import { type PartState, requireLive } from '../records/releases.ts'
import type { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'
import { deploy } from './deploy.ts'
import { rollback } from './rollback.ts'
import { verify } from './verify.ts'

let root: string
let store: FileStore

beforeEach(async () => {
  const site = await newSite()
  root = site.root
  store = site.store
  await release(store, 'mf-a', 'a2')
})

const problems = async () => (await verify(store, 'production')).problems
const liveA = async () => (await requireLive(store, 'production')).parts['mf-a'] as PartState
const pageAt = async (address: string) =>
  keys.page(
    (await pagesOf(store, 'mf-a')).find((line) => line.startsWith(`${address} `))?.split(' ')[1] as string,
  )

async function alter(key: string): Promise<void> {
  const file = path.join(root, key)
  const bytes = await readFile(file)
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
  await writeFile(file, bytes)
}

it('finds no problem in an intact store, and counts what it has hashed', async () => {
  expect(await verify(store, 'production')).toEqual({ release: 2, parts: 4, pages: 7, problems: [] })
})

it('makes no more round trips to a high-latency store than the longest chain of files requires', async () => {
  const distant = await MemoryStore.of(root)
  let open = 0
  let roundTrips = 0
  const get = distant.get.bind(distant)
  distant.get = async (key) => {
    if (open++ === 0) roundTrips++
    await setTimeout(20)
    open--
    return get(key)
  }
  expect(await verify(distant, 'production')).toMatchObject({ parts: 4, problems: [] })
  expect(roundTrips, 'record, artifacts, files, copies').toBeLessThan(10)
})

it.each([
  {
    what: 'an altered page',
    key: () => pageAt('/a'),
    because: /the page at \/a, pages\/\w+\.html, is altered/,
  },
  {
    what: 'an altered copy of a page',
    key: async () => `${await pageAt('/a')}.br`,
    because: /html\.br does not decompress to/,
  },
  {
    what: 'an altered file',
    key: async () => keys.file('mf-a', (await liveA()).version, 'client/assets/large.js'),
    because: /client\/assets\/large\.js was altered/,
  },
  {
    what: 'an altered copy of a file',
    key: async () => `${keys.file('mf-a', (await liveA()).version, 'client/assets/large.js')}.gz`,
    because: /large\.js\.gz does not decompress to/,
  },
  {
    what: 'an altered file of a fallback',
    key: async () => keys.file('mf-a', (await liveA()).fallback as string, 'client/assets/direct.one.js'),
    because: /client\/assets\/direct\.one\.js was altered/,
  },
  {
    what: 'an altered artifact.json',
    key: async () => keys.artifact('mf-a', (await liveA()).version),
    because: /artifact\.json/,
  },
  {
    what: 'an altered composition',
    key: async () => keys.composition((await liveA()).composition?.key as string),
    because: /composition \w+ is altered/,
  },
])('finds $what', async ({ key, because }) => {
  await alter(await key())
  expect(await problems()).toEqual([expect.stringMatching(because)])
})

it('finds a missing page', async () => {
  await rm(path.join(root, await pageAt('/')))
  expect(await problems()).toEqual([expect.stringMatching(/the page at \/, pages\/\w+\.html, is missing/)])
})

it('finds a damaged record that the next rollback needs', async () => {
  await release(store, 'mf-b', 'other')
  await release(store, 'mf-a', 'third a')
  const damage = (number: number) => writeFile(path.join(root, keys.release('production', number)), '{')
  await damage(3) // the last release with the version that mf-a would go back to
  const back = () => rollback({ ...requestIn(store, 'back'), part: 'mf-a' })
  const { message } = await back().catch((error) => error)
  expect(message).toContain('releases/production/3.json')
  expect(await problems()).toEqual([message])
})

it('finds a damaged record that a rollback needs to skip a version that was withdrawn', async () => {
  const { version: withdrawn } = await liveA()
  await release(store, 'mf-a', 'third a')
  await deploy({ ...requestIn(store, 'again'), targets: [`mf-a@${withdrawn}`] })
  await rollback({ ...requestIn(store, 'back'), part: 'mf-a' })
  expect(await liveA()).toMatchObject({
    previous: { version: withdrawn, release: 2 },
    takenBack: [withdrawn],
  })
  await writeFile(path.join(root, keys.release('production', 1)), '{')
  expect(await problems()).toEqual([expect.stringContaining('releases/production/1.json')])
})

it('finds damage that a rollback refuses too', async () => {
  await release(store, 'mf-a', 'a3')
  await rollback({ ...requestIn(store, 'back'), part: 'mf-a' })
  await alter(await pageAt('/a'))
  await release(store, 'mf-a', 'a4')
  await expect(rollback({ ...requestIn(store, 'back'), part: 'mf-a' })).rejects.toThrow(
    /the page at \/a, \S+, is altered/,
  )
})

it('decompresses no more of a copy than the file’s size, even if a few KB would become 400 MB', async () => {
  const key = await pageAt('/a')
  await writeFile(path.join(root, `${key}.br`), await bomb(400))
  const { maxRSS: before } = process.resourceUsage()
  expect(await problems()).toEqual([`${key}.br does not decompress to ${key}`])
  expect(process.resourceUsage().maxRSS - before, 'KB').toBeLessThan(200_000)
})
