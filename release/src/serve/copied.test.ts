import { mkdir, readdir, rename, rm, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import {
  answersOf,
  copied,
  folder,
  root,
  start,
  store,
  usual,
  withCopiedSite,
} from '../../testing/copied-site.ts'
import { ask } from '../../testing/http.ts'
import { fiveVersions, release, requestIn } from '../../testing/site.ts'
import { requireLive } from '../records/releases.ts'
import { rollback } from '../releasing/rollback.ts'
import { keys } from '../store/keys.ts'
import { withCopies } from './copied.ts'

withCopiedSite()

it.each(['down', 'hangs'] as const)(
  'starts and answers every request while the network is %s',
  async (network) => {
    await release(store, 'mf-a', 'second a') // so that there is a fallback
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
    await release(store, 'mf-a', 'third a')
    await expect
      .poll(async () => (await ask(second.address, '/a')).text, { timeout: 10_000 })
      .toContain('third a')
  },
  40_000,
)

it.each(['missing', 'empty'])(
  'starts from its copies while the store’s folder is %s, and follows the channel once it is back',
  async (how) => {
    const first = await start()
    await copied()
    const away = `${root}-away`
    await rename(root, away)
    if (how === 'empty') await mkdir(root)
    await new Promise((resolve) => setTimeout(resolve, 300)) // time in which copies could be lost
    await first.close()
    const second = await start()
    expect((await ask(second.address, '/a')).text).toContain('mf-a-1')
    await rm(root, { recursive: true, force: true })
    await rename(away, root)
    await release(store, 'mf-a', 'second a')
    await expect
      .poll(async () => (await ask(second.address, '/a')).text, { timeout: 10_000 })
      .toContain('second a')
  },
  40_000,
)

it('requests only records, artifact.json files and compressed files from the store when it restarts', async () => {
  const first = await start()
  await copied()
  await first.close()
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

it('does not keep a copy of what was altered in the store', async () => {
  const { composition } = (await requireLive(store, 'production')).parts['mf-a'] ?? {}
  const key = keys.composition(String(composition?.key))
  const whole = await store.get(key)
  const copying = await withCopies(store, 'production', { folder, maxBytes: usual })
  await rm(path.join(root, key))
  await writeFile(path.join(root, key), 'altered')
  const isWhole = (bytes: Buffer) => whole?.equals(bytes) ?? false
  expect(String(await copying.get(key, isWhole))).toBe('altered') // the caller checks and reports it
  await writeFile(path.join(root, key), whole as Buffer)
  expect((await copying.get(key, isWhole))?.equals(whole as Buffer)).toBe(true)
  store.network = 'down'
  await vi.waitFor(
    async () => expect((await copying.get(key, isWhole))?.equals(whole as Buffer)).toBe(true),
    10_000,
  )
})

it('removes its copy of a record that the store has lost, so that the record does not return', async () => {
  await release(store, 'mf-a', 'second a')
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

it('does not treat the store as unreachable because a record in it is too large to read', async () => {
  const served = await start()
  await copied()
  const planted = path.join(root, keys.release('production', 2))
  await writeFile(planted, '{')
  await truncate(planted, 1e9)
  await vi.waitFor(
    () => expect(console.error).toHaveBeenCalledWith(expect.stringMatching(/2.json .* is damaged/)),
    10_000,
  )
  await release(store, 'mf-a', 'second a')
  await expect
    .poll(async () => (await ask(served.address, '/a')).text, { timeout: 10_000 })
    .toContain('<h1>second a<')
}, 30_000)

it('starts without the store even after a client has requested every file of every old version', async () => {
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

it('copies a version again when a rollback returns to it after its copies were evicted', async () => {
  const small = 60_000
  const original = (await requireLive(store, 'production')).parts['mf-a']?.version ?? ''
  const first = await start(small)
  await copied()
  const shows = (text: string) =>
    expect.poll(async () => (await ask(first.address, '/a')).text, { timeout: 10_000 }).toContain(text)
  for (const text of ['second', 'third', 'fourth', 'fifth']) {
    await release(store, 'mf-a', text)
    await shows(text)
    await copied()
  }
  await rollback({ ...requestIn(store, 'back'), part: 'mf-a', to: original })
  await shows('mf-a-1')
  await copied()
  await first.close()
  store.network = 'down'
  const second = await start(small)
  for (const { status, path } of await answersOf(second)) expect(status, path).toBeLessThan(500)
}, 40_000)
