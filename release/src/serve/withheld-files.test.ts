import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { ask } from '../../testing/http.ts'
import { releaseShown } from '../../testing/served-site.ts'
import { newSite, publishText, release, requestIn } from '../../testing/site.ts'
import { listOf, newLists, withholding } from '../../testing/withholding.ts'
import { requireLive } from '../records/releases.ts'
import { deploy } from '../releasing/deploy.ts'
import { rollback } from '../releasing/rollback.ts'
import type { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'
import { CopyLive } from './copy-live.ts'
import { loadSite } from './live-site.ts'
import { PageLists } from './page-lists.ts'
import { type Served, serve } from './serve.ts'

/** A server with CACHE, and a store that withholds single keys. */

const channel = 'production'
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
vi.spyOn(console, 'error').mockImplementation(() => {})

let store: FileStore
let faulty: ReturnType<typeof withholding>
let served: Served

beforeEach(async () => {
  ;({ store } = await newSite())
  faulty = withholding(store)
})
afterEach(() => served?.close())

const start = async () => {
  const copies = { folder: await newFolder(), maxBytes: 50_000_000 }
  served = await serve({ store: faulty, channel, port: 0, every: 100, copies })
}
const shows = (number: number) =>
  expect.poll(() => releaseShown(served.address), { timeout: 12_000 }).toBe(number)

it('starts while a list of pages is withheld', async () => {
  await release(store, 'mf-a', 'second a')
  faulty.failing = new Set([await listOf(store, 'mf-a')])
  await release(store, 'mf-b', 'second b')
  await start()
  await shows(3)
})

it('shows another part’s deploy while a list of pages is withheld', async () => {
  await start()
  faulty.failing = await newLists(store)
  await release(store, 'mf-a', 'second a')
  await expect.poll(() => faulty.asked.length, { timeout: 5000 }).toBeGreaterThan(0)
  faulty.failing = new Set(faulty.asked)
  await release(store, 'mf-b', 'second b')
  await shows(3)
})

it('shows a later rollback while a record is withheld', { timeout: 30_000 }, async () => {
  await release(store, 'mf-b', 'second b')
  await start()
  faulty.failing = new Set([keys.release(channel, 3)])
  await release(store, 'mf-a', 'second a')
  await expect.poll(() => faulty.asked.length, { timeout: 5000 }).toBeGreaterThan(0)
  await rollback({ ...requestIn(store, 'back'), part: 'mf-b' })
  await shows(4)
})

it('goes on copying after a file that is withheld', async () => {
  const isFont = (key: string) => key.startsWith('parts/mf-a/') && key.includes('hand.woff2')
  faulty.failing = { has: isFont }
  await start()
  await expect.poll(() => faulty.asked.length, { timeout: 5000 }).toBeGreaterThan(0)
  await later(2000)
  faulty.hanging = { has: () => true }
  for (const path of ['/a', '/b', '/posts']) expect((await ask(served.address, path)).status, path).toBe(200)
})

it('does not show a new shell before its pages are copied', async () => {
  const last = await loadSite(new PageLists(store), await requireLive(store, channel))
  await publishText(store, 'shell', 'another shell')
  await deploy({ ...requestIn(store, 'another'), targets: ['shell'] })
  const next = await loadSite(new PageLists(store), await requireLive(store, channel))
  faulty.hanging = { has: (key) => key.startsWith(`${keys.pages}/`) }
  const copying = new CopyLive(faulty, { need: () => {}, has: () => false })
  await expect(copying.copyChanges(next, last)).rejects.toThrow('not all that release 2 changes')
})
