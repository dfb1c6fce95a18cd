import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type BucketServer, startBucketServer, withProxy } from '../../testing/bucket.ts'
import { newFolder } from '../../testing/folder.ts'
import { ask } from '../../testing/http.ts'
import { releaseShown } from '../../testing/served-site.ts'
import { publishText, release, requestIn } from '../../testing/site.ts'
import { DamagedError } from '../errors.ts'
import { requireLive } from '../records/releases.ts'
import { deploy } from '../releasing/deploy.ts'
import { serve } from '../serve/serve.ts'
import { keys } from './keys.ts'
import { S3Store } from './s3-store.ts'

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

it.each(pages)('treats an endpoint that answers everything with %s as out of reach', async (_, page) => {
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
    for (const one of found) expect(one).not.toBeInstanceOf(DamagedError)
    await expect(store.list(keys.channels)).rejects.toThrow(foreign)
    await expect(requireLive(store, channel)).rejects.toThrow(foreign)
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
