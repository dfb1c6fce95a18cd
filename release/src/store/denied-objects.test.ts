import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type BucketServer, keysOf, startBucketServer } from '../../testing/bucket.ts'
import { ask } from '../../testing/http.ts'
import { startProxy } from '../../testing/network.ts'
import { releaseShown } from '../../testing/served-site.ts'
import { publishText, release, requestIn } from '../../testing/site.ts'
import { DeniedError } from '../errors.ts'
import { requireLive } from '../records/releases.ts'
import { deploy } from '../releasing/deploy.ts'
import { rollback } from '../releasing/rollback.ts'
import { status } from '../releasing/status.ts'
import { type Served, serve } from '../serve/serve.ts'
import { keys } from './keys.ts'
import { S3Store } from './s3-store.ts'

const channel = 'production'
const everything = ['s3:ListBucket', 's3:GetObject', 's3:PutObject']

let server: BucketServer
let bucket: string
/** The store as the bucket's owner sees it: no policy restricts the owner. */
let own: S3Store
let said: string[]
const running: Served[] = []

beforeAll(async () => {
  server = await startBucketServer()
}, 120_000)
afterAll(() => server.stop())

beforeEach(async () => {
  bucket = await server.newBucket()
  own = new S3Store(bucket)
  for (const part of ['shell', 'mf-a', 'mf-b']) await publishText(own, part, `${part}-1`)
  await deploy({ ...requestIn(own, 'first'), targets: ['shell', 'mf-a', 'mf-b'] })
  said = []
  vi.spyOn(console, 'error').mockImplementation((line) => said.push(String(line)))
})
afterEach(async () => {
  for (const served of running.splice(0)) await served.close()
})

/** The store as another account sees it, already connected. */
async function asReader(): Promise<S3Store> {
  const before = { ...process.env }
  Object.assign(process.env, keysOf('reader'))
  try {
    const store = new S3Store(bucket)
    await store.get('none').catch(() => {})
    return store
  } finally {
    Object.assign(process.env, before)
  }
}

const deny = (...unread: string[]) => server.letIn(bucket, { reader: everything }, unread)

async function start(): Promise<Served> {
  const served = await serve({ store: await asReader(), channel, port: 0, every: 50 })
  running.push(served)
  return served
}

const shows = ({ address }: Served, number: number) =>
  expect.poll(() => releaseShown(address), { timeout: 10_000 }).toBe(number)

it('skips a record for which the server answers 403, until it may be read', {
  timeout: 60_000,
}, async () => {
  await deny()
  const served = await start()
  await deny(keys.release(channel, 2))
  await release(own, 'mf-a', 'a2')
  await expect
    .poll(() => said.join('\n'), { timeout: 10_000 })
    .toMatch(
      /still serving release 1: releases\/production\/2.json in the store s3:.* cannot be read, although the store can \(.*AccessDenied.*\): this account needs s3:GetObject/,
    )
  await shows(await start(), 1)
  const reader = await asReader()
  expect(await status(reader, channel)).toMatchObject({ release: 1, passedOver: [expect.any(String)] })
  const back = rollback({ ...requestIn(reader, 'back'), part: 'mf-b' })
  await expect(back).rejects.toThrow('nothing was released, because release 2 may be live')
  expect(await own.list(keys.releases(channel))).toHaveLength(2)
  await release(own, 'mf-b', 'b2')
  await shows(served, 3)
  await deny()
  await rollback({ ...requestIn(await asReader(), 'back'), part: 'mf-b' })
  await shows(served, 4)
})

it('answers 500 for a page that it may not read, and for no other, until it may', async () => {
  await deny()
  const served = await start()
  const { key = '' } = (await requireLive(own, channel)).parts['mf-b']?.composition ?? {}
  const { pages } = JSON.parse(String(await own.get(keys.composition(key))))
  const { page } = pages.find(({ path }: { path: string }) => path === '/b')
  await deny(keys.page(page))
  expect((await ask(served.address, '/b')).status).toBe(500)
  expect((await ask(served.address, '/a')).status).toBe(200)
  await deny()
  expect((await ask(served.address, '/b')).status).toBe(200)
})

it('treats denial of every key, or of listing, as an outage', async () => {
  await deny('*')
  const outage = /^cannot (read|list) releases\/production.*AccessDenied/
  await expect(requireLive(await asReader(), channel)).rejects.toThrow(outage)
  await server.letIn(bucket, { reader: ['s3:GetObject'] })
  const reader = await asReader()
  const missing = await reader.get(keys.release(channel, 9)).catch((error) => error)
  expect(missing.message).toMatch(/^cannot read releases\/production\/9.json/)
  expect(missing).not.toBeInstanceOf(DeniedError)
})

it('treats a key as taken if it may not read it', async () => {
  await own.putIfAbsent('pages/a.html', 'a')
  await deny('pages/a.html')
  expect(await (await asReader()).putIfAbsent('pages/a.html', 'a')).toBe(false)
})

it('sends only a few extra requests, however many keys are denied', async () => {
  const numbers = Array.from({ length: 500 }, (_, index) => index + 2)
  const record = (number: number) => JSON.stringify({ format: 1, channel, number, parent: 0 })
  await Promise.all(numbers.map((number) => own.putIfAbsent(keys.release(channel, number), record(number))))
  await deny(
    ...numbers.filter((number) => number % 50 === 0).map((number) => `releases/production/${number}*`),
  )
  const proxy = await startProxy(server.env['AWS_ENDPOINT_URL_S3'] as string)
  vi.stubEnv('AWS_ENDPOINT_URL_S3', proxy.address)
  const reader = await asReader()
  proxy.requests = 0
  const read = numbers.map((number) => reader.get(keys.release(channel, number)).catch((error) => error))
  const denied = (await Promise.all(read)).filter((one) => one instanceof DeniedError)
  expect(denied.length).toBeGreaterThan(9)
  expect(proxy.requests - denied.length, 'with each denial read twice').toBeLessThan(numbers.length + 10)
  vi.unstubAllEnvs()
  proxy.stop()
})
