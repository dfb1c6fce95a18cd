import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type BucketServer, startBucketServer, withProxy } from '../../testing/bucket.ts'
import { newFolder } from '../../testing/folder.ts'
import { ask } from '../../testing/http.ts'
import { releaseShown } from '../../testing/served-site.ts'
import { publishText, release, requestIn } from '../../testing/site.ts'
import { DamagedError, ReleaseError } from '../errors.ts'
import { rememberExport } from '../export/exported-to.ts'
import { requireLive } from '../records/releases.ts'
import { chooseVersions } from '../releasing/choose-versions.ts'
import { deploy } from '../releasing/deploy.ts'
import { makePreview } from '../releasing/make-preview.ts'
import { serve } from '../serve/serve.ts'
import { keys } from './keys.ts'
import { S3Store } from './s3-store.ts'
import type { Store } from './store.ts'

let server: BucketServer
beforeAll(async () => {
  server = await startBucketServer()
}, 120_000)
afterAll(() => server?.stop())

const channel = 'production'
const foreign = /is not from the store, but from a proxy or a sign-in page/

const pages = [
  ['an HTML page', '<html>Sign in to the network</html>'],
  ['an HTML page that is not XML', '<!doctype html><title>Maintenance</title><p>Back soon<br>'],
  ['JSON', '{"status":"ok"}'],
  ['nothing', ''],
] as const

it.each(pages)('treats an endpoint that answers everything with %s as unreachable', async (_, page) => {
  await withProxy(server, async (store, proxy) => {
    await store.putIfAbsent(keys.release(channel, 1), '{}')
    proxy.decide = () => ({ page })
    for (const key of [keys.release(channel, 1), keys.release(channel, 2)])
      await expect(store.get(key)).rejects.toThrow(foreign)
    const found = await Promise.all(
      [keys.release(channel, 1), 'parts/mf-a/1/artifact.json'].map((key) =>
        store.get(key).catch((error) => error),
      ),
    )
    for (const one of found) {
      expect(one).toBeInstanceOf(ReleaseError)
      expect(one).not.toBeInstanceOf(DamagedError)
    }
    await expect(store.list(keys.channels)).rejects.toThrow(foreign)
    await expect(requireLive(store, channel)).rejects.toThrow(foreign)
  })
})

/** Keys of all records at or below a key. */
async function recordsAt(store: Store, key: string): Promise<string[]> {
  if (key.includes('.')) return key.endsWith('.json') ? [key] : []
  const below = (await store.list(key)).map((name) => recordsAt(store, `${key}/${name}`))
  return (await Promise.all(below)).flat()
}

const json = '{"message":"Service busy"}'

it('reads a record of any kind again if one response is JSON from another server', async () => {
  await withProxy(server, async (store, proxy) => {
    for (const part of ['shell', 'mf-a', 'mf-b']) await publishText(store, part, `${part} first`)
    await deploy({ ...requestIn(store, 'first'), targets: ['shell', 'mf-a', 'mf-b'] })
    const version = await publishText(store, 'mf-a', 'mf-a second')
    const chosen = await chooseVersions(store, channel, [`mf-a@${version}`])
    const until = new Date(Date.now() + 3_600_000)
    await makePreview({ ...requestIn(store, 'look'), name: 'p', until }, chosen)
    await rememberExport(store, channel, '/srv/site')
    const removal = { format: 1, when: '2026-11-30', by: 'Asha', keys: [], files: {} }
    for (const key of [keys.mark(1), keys.removal(1)]) await store.putIfAbsent(key, JSON.stringify(removal))
    for (const key of [keys.removed(1), keys.stopped(1)])
      await store.putIfAbsent(key, '{"when":"2026-11-30"}')

    const kinds = ['compositions', 'exports', 'marks', 'previews', 'published', 'releases', 'removals']
    const records = await Promise.all(kinds.map((kind) => recordsAt(store, kind)))
    for (const [index, found] of records.entries()) expect(found, kinds[index]).not.toHaveLength(0)
    for (const key of [...records.flat(), keys.artifact('mf-a', version)]) {
      const record = await store.get(key)
      for (const page of [json, undefined]) {
        proxy.requests = 0
        proxy.decide = () => (page && proxy.requests === 1 ? { page } : undefined)
        expect(await store.get(key), key).toEqual(record)
        expect(proxy.requests, key).toBe(page ? 2 : 1)
      }
    }
  })
})

it('treats a page in place of a record that the store does not list as an outage', async () => {
  await withProxy(server, async (store, proxy) => {
    await store.putIfAbsent(keys.release(channel, 1), 'noise')
    proxy.decide = ({ url }) => (url.includes('/2.json') ? { page: '<html>Not found</html>' } : undefined)
    expect(String(await store.get(keys.release(channel, 1)))).toBe('noise')
    await expect(store.get(keys.release(channel, 2))).rejects.toThrow(
      /^cannot read releases\/production\/2.json in the store s3:.* is not from the store/,
    )
  })
})

it('reads each of hundreds of damaged records twice, and lists their folder once', async () => {
  await withProxy(server, async (store, proxy) => {
    const numbers = Array.from({ length: 200 }, (_, index) => index + 1)
    await Promise.all(numbers.map((number) => store.putIfAbsent(keys.release(channel, number), 'noise')))
    proxy.requests = 0
    await Promise.all(numbers.map((number) => store.get(keys.release(channel, number))))
    expect(proxy.requests).toBeLessThan(2 * numbers.length + 10)
    await store.putIfAbsent(keys.release(channel, 201), 'noise')
    expect(String(await store.get(keys.release(channel, 201)))).toBe('noise')
  })
})

it('keeps serving and copies nothing while an endpoint answers with its own pages, then follows within seconds', {
  timeout: 60_000,
}, async () => {
  const said: string[] = []
  vi.spyOn(console, 'error').mockImplementation((line) => said.push(String(line)))
  await withProxy(server, async (store, proxy, address) => {
    for (const part of ['shell', 'mf-a', 'mf-b']) await publishText(store, part, `${part} first`)
    await deploy({ ...requestIn(store, 'first'), targets: ['shell', 'mf-a', 'mf-b'] })
    const [folder, trust] = [await newFolder(), await newFolder()]
    const read = () => new S3Store(address.slice('s3://'.length))
    const both = [
      await serve({ store: read(), channel, port: 0, copies: { folder, maxBytes: 1e9 }, trust }),
      await serve({ store: read(), channel, port: 0 }),
    ]
    try {
      for (const one of both) expect(await ask(one.address, '/a')).toMatchObject({ status: 200 })
      await new Promise((resolve) => setTimeout(resolve, 3000)) // everything has been copied
      const before = await readdir(folder, { recursive: true })
      proxy.decide = () => ({ page: '<html>Sign in to the network</html>' })
      await new Promise((resolve) => setTimeout(resolve, 3000))
      expect(await readdir(folder, { recursive: true })).toEqual(before)
      expect(said).toHaveLength(both.length)
      for (const one of said) expect(one).toMatch(foreign)
      for (const one of both) expect(await ask(one.address, '/a')).toMatchObject({ status: 200 })
      proxy.decide = () => undefined
      await release(store, 'mf-a', 'mf-a second')
      for (const one of both) await expect.poll(() => releaseShown(one.address), { timeout: 5000 }).toBe(2)
    } finally {
      for (const one of both) await one.close()
    }
  })
})
