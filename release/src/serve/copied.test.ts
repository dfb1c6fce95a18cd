import { readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { ask } from '../../testing/http.ts'
import { addresses, fiveVersions, newSite, pagesOf, release } from '../../testing/site.ts'
import { UnsteadyStore, untilCopied } from '../../testing/unsteady-store.ts'
import { requireLive } from '../records/releases.ts'
import { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'
import { withCopies } from './copied.ts'
import { type Served, serve } from './serve.ts'

const usual = 50_000_000

let root: string
let folder: string
let store: UnsteadyStore
const running: Served[] = []

beforeEach(async () => {
  ;({ root } = await newSite())
  folder = await newFolder()
  store = new UnsteadyStore(root)
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(async () => {
  for (const served of running.splice(0)) await served.close()
})

async function start(most = usual): Promise<Served> {
  const served = await serve({ store, channel: 'production', port: 0, every: 50, copies: { folder, most } })
  running.push(served)
  return served
}

const copied = () => untilCopied(store)

const answersOf = async ({ address }: Served, encoding = 'br') => {
  const { parts } = await requireLive(new FileStore(root), 'production')
  const files = [
    `/mf-a/${parts['mf-a']?.version}/assets/large.js`,
    `/mf-a/${parts['mf-a']?.version}/hand.woff2`,
  ]
  return Promise.all(
    [...addresses, ...files].map(async (path) => {
      const { status, text } = await ask(address, path, { headers: { 'accept-encoding': encoding } })
      return { path, status, text }
    }),
  )
}

it.each(['down', 'hangs'] as const)(
  'starts and answers every request while the network is %s',
  async (network) => {
    await release(store, 'mf-a', 'a2') // so that there is a fallback
    const first = await start()
    await copied()
    const [small, large] = [await answersOf(first, 'identity'), await answersOf(first, 'br')]
    await first.close()
    store.network = network
    const began = performance.now()
    const second = await start()
    expect(performance.now() - began).toBeLessThan(6000)
    expect(await answersOf(second, 'identity')).toEqual(small)
    expect(await answersOf(second, 'br')).toEqual(large)
    store.network = 'up'
    await release(store, 'mf-a', 'a3')
    await expect.poll(async () => (await ask(second.address, '/a')).text, { timeout: 10_000 }).toContain('a3')
  },
  40_000,
)

it('requests only records from the store when it restarts', async () => {
  await start()
  await copied()
  await running.pop()?.close()
  store.asked.length = 0
  await answersOf(await start())
  expect(store.asked.filter((key) => !/^releases\/|artifact.json$|\.(br|gz)$/.test(key))).toEqual([])
})

it('serves the file from the store if its copy on disk was altered, and repairs the copy', async () => {
  const first = await start()
  await copied()
  await first.close()
  const [kept] = await readdir(folder)
  const pages = path.join(folder, String(kept), 'pages')
  for (const name of await readdir(pages)) await writeFile(path.join(pages, name), 'altered')
  const second = await start()
  expect((await ask(second.address, '/a')).text).toContain('mf-a-1')
  await copied()
  store.network = 'down'
  await second.close()
  expect((await ask((await start()).address, '/a')).text).toContain('mf-a-1')
})

it('keeps no copy of what was altered in the store', async () => {
  const { composition } = (await requireLive(store, 'production')).parts['mf-a'] ?? {}
  const key = keys.composition(String(composition?.key))
  const whole = await store.get(key)
  const with_ = await withCopies(store, { folder, most: usual })
  await rm(path.join(root, key))
  await writeFile(path.join(root, key), 'altered')
  const isWhole = (bytes: Buffer) => whole?.equals(bytes) ?? false
  expect(String(await with_.get(key, isWhole))).toBe('altered') // the reader checks and says so
  await writeFile(path.join(root, key), whole as Buffer)
  expect((await with_.get(key, isWhole))?.equals(whole as Buffer)).toBe(true)
  store.network = 'down'
  await vi.waitFor(async () => expect((await with_.get(key, isWhole))?.equals(whole as Buffer)).toBe(true))
})

it('switches to a release once everything that it changes is copied or known to be damaged', async () => {
  const served = await start()
  await copied()
  const get = store.get.bind(store)
  const cut = vi.spyOn(store, 'get').mockImplementation((key) => {
    if (key.startsWith(`${keys.pages}/`)) throw new Error('the network has just failed')
    return get(key)
  })
  await release(new FileStore(root), 'mf-a', 'next')
  await vi.waitFor(() => expect(cut.mock.calls.some(([key]) => key.startsWith(keys.pages))).toBe(true), 5000)
  expect(await ask(served.address, '/a')).toMatchObject({
    status: 200,
    text: expect.stringContaining('mf-a-1'),
  })
  const pages = (await pagesOf(store, 'mf-a')).map((line) => line.split(' '))
  const [, hash = ''] = pages.find(([address]) => address === '/') ?? []
  await writeFile(path.join(root, keys.page(hash)), 'altered')
  cut.mockRestore()
  await vi.waitFor(async () => expect((await ask(served.address, '/a')).text).toContain('next'), 5000)
  expect((await ask(served.address, '/')).status).toBe(500)
})

it('removes its copy of a record that the store has lost, so that the record does not return', async () => {
  await release(store, 'mf-a', 'a2')
  const first = await start()
  await copied()
  await first.close()
  await rm(path.join(root, keys.release('production', 2))) // restored from a backup
  const second = await start()
  expect((await ask(second.address, '/a')).text).toContain('mf-a-1')
  await new Promise((resolve) => setTimeout(resolve, 300))
  await second.close()
  store.network = 'down'
  expect((await ask((await start()).address, '/a')).text).toContain('mf-a-1')
})

it('keeps serving when the disk takes no more copies', async () => {
  const served = await start()
  await copied()
  await rm(folder, { recursive: true })
  await writeFile(folder, 'a file where a folder should be')
  await release(store, 'mf-a', 'a2')
  await expect.poll(async () => (await ask(served.address, '/a')).text, { timeout: 5000 }).toContain('a2')
})

it('starts and serves when the folder for copies cannot be written, and says so in one line', async () => {
  await rm(folder, { recursive: true })
  await writeFile(folder, 'a file where a folder should be')
  const served = await start()
  await copied()
  await release(store, 'mf-a', 'a2')
  await expect.poll(async () => (await ask(served.address, '/a')).text, { timeout: 5000 }).toContain('a2')
  const said = vi.mocked(console.error).mock.calls.flat()
  expect(said.filter((line) => line.includes(folder))).toEqual([
    `cannot keep copies in ${folder}: ENOTDIR; make room, or set CACHE to a folder that this user may write`,
  ])
  store.network = 'down'
  await expect(start()).rejects.toThrow('network')
})

it('copies what was read while the folder could not be written, once it can', async () => {
  await rm(folder, { recursive: true })
  await writeFile(folder, 'a file where a folder should be')
  const first = await start()
  await copied()
  const answers = await answersOf(first)
  await rm(folder)
  const pages = (await Promise.all(['mf-a', 'mf-b'].map((part) => pagesOf(store, part)))).flat()
  await vi.waitFor(
    async () => {
      const kept = (await readdir(folder, { recursive: true })).join('\n')
      for (const page of pages) expect(kept).toContain(keys.page(page.split(' ')[1] ?? ''))
    },
    { timeout: 30_000, interval: 100 },
  )
  await copied()
  await first.close()
  store.network = 'down'
  expect(await answersOf(await start())).toEqual(answers)
}, 60_000)

it('starts without the store even after a client has requested all files of all old versions', async () => {
  const versions = await fiveVersions(store)
  const small = 60_000
  const first = await start(small)
  await copied()
  const files = [
    'assets/large.js',
    'hand.woff2',
    'Logo.SVG',
    'photo.Jpg',
    'module.mjs',
    'assets/direct.home.js',
  ]
  for (const version of versions.slice(0, 4))
    for (const file of files)
      for (const encoding of ['br', 'gzip', 'identity'])
        await ask(first.address, `/mf-a/${version}/${file}`, { headers: { 'accept-encoding': encoding } })
  await first.close()
  store.network = 'down'
  const second = await start(small)
  for (const { status, path } of await answersOf(second)) expect(status, path).toBeLessThan(500)
})
