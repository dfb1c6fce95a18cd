import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BucketServer, startBucketServer, withProxy } from '../../testing/bucket.ts'
import { bucketFaults } from '../../testing/bucket-faults.ts'
import { bucketHistory } from '../../testing/bucket-history.ts'
import { runCli } from '../../testing/cli.ts'
import { newFolder } from '../../testing/folder.ts'
import { ask } from '../../testing/http.ts'
import { makeRemote } from '../../testing/parts.ts'
import { pruneNow } from '../../testing/prune-now.ts'
import { publishText, release, requestIn } from '../../testing/site.ts'
import { refusesLargeValues, storeContract } from '../../testing/store-contract.ts'
import { webIdentity } from '../../testing/web-identity.ts'
import { chooseVersions } from '../releasing/choose-versions.ts'
import { deploy } from '../releasing/deploy.ts'
import { endPreview, makePreview } from '../releasing/make-preview.ts'
import { verify } from '../releasing/verify.ts'
import { serve } from '../serve/serve.ts'
import { openStore } from './open-store.ts'
import { S3Store } from './s3-store.ts'

let server: BucketServer
beforeAll(async () => {
  server = await startBucketServer()
}, 120_000)
afterAll(() => server?.stop())

storeContract('store in a bucket', {
  async open() {
    const bucket = await server.newBucket()
    return () => new S3Store(bucket, 'bridge/site')
  },
  openBroken: async () => new S3Store('no-such-bucket'),
})

bucketFaults(() => server)
bucketHistory(() => server)
webIdentity(() => server)

it(
  'refuses to read anything larger than a value may be',
  async () => refusesLargeValues(new S3Store(await server.newBucket())),
  60_000,
)

it('runs the release commands on a bucket', async () => {
  const bucket = await server.newBucket()
  const store = new S3Store(bucket, 'site')
  for (const part of ['shell', 'mf-a', 'mf-b']) await publishText(store, part, `${part} first`)
  await deploy({ ...requestIn(store, 'first'), targets: ['shell', 'mf-a', 'mf-b'] })
  const next = await publishText(store, 'mf-a', 'mf-a second')
  const TRUST = await newFolder()
  const run = async (...args: string[]) => {
    const ended = await runCli(args, {
      env: {
        ...server.env,
        STORE: `s3://${bucket}/site`,
        TRUST,
        SITE_ORIGIN: 'https://s3.example',
        FORM_ENDPOINT: '/form',
        PREVIEWS: 'preview.s3.example',
      },
    })
    expect(ended, args.join(' ')).toMatchObject({ code: 0, stderr: '' })
    return ended.stdout
  }
  await run('deploy', 'mf-a', '--no-browser', '--why', 'second')
  expect(JSON.parse(await run('status', '--json')).parts['mf-a'].version).toBe(next)
  await run('settings', '--why', 'another address')
  await run('rollback', 'mf-a', '--why', 'broken')
  expect((await run('history')).trim().split('\n')).toHaveLength(4)
  expect(await run('verify')).toMatch(/^release 4: .* hashed$/m)
  expect(await run('export', await newFolder())).toContain('release 4')
  await run('preview', `mf-a@${next}`, '--name', 'pr-1', '--no-browser')
  expect(await run('preview', 'list')).toContain('https://pr-1.preview.s3.example')
  expect(await run('prune', '--keep', '1d')).toContain('marked: 0 versions')
}, 60_000)

it('shows a preview from a bucket until the preview ends, and prunes versions that are no longer shown', {
  timeout: 60_000,
  tags: 'long',
}, async () => {
  const store = new S3Store(await server.newBucket())
  for (const part of ['shell', 'mf-a', 'mf-b']) await publishText(store, part, `${part} first`)
  await deploy({ ...requestIn(store, 'first'), targets: ['shell', 'mf-a', 'mf-b'] })
  const [shown, other] = [
    await publishText(store, 'mf-a', 'shown'),
    await publishText(store, 'mf-a', 'other'),
  ]
  await release(store, 'mf-a', 'second')
  const until = new Date(Date.now() + 3_600_000)
  const request = { ...requestIn(store, 'preview'), name: 'pr-1', until }
  await makePreview(request, await chooseVersions(store, 'production', [`mf-a@${shown}`]))
  const served = await serve({ store, channel: 'production', port: 0, previews: { domain: 'localhost' } })
  try {
    await pruneNow(store)
    expect((await pruneNow(store)).removed).toContain(`parts/mf-a/${other}`)
    expect(await store.list('parts/mf-a')).not.toContain(other)
    const preview = await ask(served.address, '/a', { headers: { host: 'pr-1.localhost' } })
    expect(preview).toMatchObject({ status: 200, text: expect.stringContaining('shown') })
    await endPreview(request, 'pr-1')
    await pruneNow(store)
    expect((await pruneNow(store)).removed).toContain(`parts/mf-a/${shown}`)
    expect(await verify(store, 'production')).toMatchObject({ problems: [] })
  } finally {
    await served.close()
  }
})

it('makes as few round trips to a high-latency bucket as possible', { tags: 'long' }, async () => {
  await withProxy(server, async (store, proxy, STORE) => {
    proxy.delay = 40
    const TRUST = await newFolder()
    const roundTrips = async (...args: string[]) => {
      proxy.roundTrips = 0
      const env = { ...server.env, AWS_ENDPOINT_URL_S3: proxy.address, STORE, TRUST }
      expect(await runCli(args, { env }), args.join(' ')).toMatchObject({ code: 0 })
      return proxy.roundTrips
    }
    for (const part of ['shell', 'mf-a', 'mf-b']) await publishText(store, part, `${part} first`)
    await deploy({ ...requestIn(store, 'first'), targets: ['shell', 'mf-a', 'mf-b'] })
    const many = Array.from(
      { length: 60 },
      (_, index) => [`client/${index}.js`, `${index}`.repeat(600)] as const,
    )
    const dist = await makeRemote({
      name: 'mf-a',
      pages: { home: "'next home'", one: "'next'" },
      files: Object.fromEntries(many),
    })
    expect(await roundTrips('publish', 'mf-a', '--dist', dist)).toBeLessThan(20)
    expect(await roundTrips('deploy', 'mf-a', '--no-browser', '--why', 'next')).toBeLessThan(32)
    expect(await roundTrips('rollback', 'mf-a', '--why', 'back')).toBeLessThan(14)
    expect(await roundTrips('status')).toBeLessThan(4)
  })
})

it('serves a site from a bucket, follows its releases, and keeps serving while the bucket is unreachable', async () => {
  await withProxy(server, async (store, proxy) => {
    for (const part of ['shell', 'mf-a', 'mf-b']) await publishText(store, part, `${part} first`)
    await deploy({ ...requestIn(store, 'first'), targets: ['shell', 'mf-a', 'mf-b'] })
    const served = await serve({ store, channel: 'production', port: 0 })
    try {
      await release(store, 'mf-a', 'mf-a second')
      await expect.poll(async () => (await ask(served.address, '/a')).text).toContain('mf-a second')
      proxy.decide = () => 'cut off'
      await new Promise((resolve) => setTimeout(resolve, 1000))
      expect(await ask(served.address, '/a')).toMatchObject({ status: 200 })
      proxy.decide = () => undefined
      await release(store, 'mf-a', 'mf-a third')
      await expect
        .poll(async () => (await ask(served.address, '/a')).text, { timeout: 10_000 })
        .toContain('mf-a third')
    } finally {
      await served.close()
    }
  })
})

it('starts a server from its copies while the bucket is unreachable', {
  timeout: 60_000,
  tags: 'long',
}, async () => {
  await withProxy(server, async (store, proxy, address) => {
    for (const part of ['shell', 'mf-a', 'mf-b']) await publishText(store, part, `${part} first`)
    await deploy({ ...requestIn(store, 'first'), targets: ['shell', 'mf-a', 'mf-b'] })
    const copies = { folder: await newFolder(), maxBytes: 1e9 }
    const start = () => serve({ store: openStore(address), channel: 'production', port: 0, copies })
    const first = await start()
    await new Promise((resolve) => setTimeout(resolve, 3000)) // everything has been copied
    await first.close()
    proxy.decide = () => 'cut off'
    const second = await start()
    for (const path of ['/', '/a', '/b', '/posts/first'])
      expect(await ask(second.address, path)).toMatchObject({ status: 200 })
    proxy.decide = () => undefined
    await release(store, 'mf-a', 'mf-a second')
    await expect
      .poll(async () => (await ask(second.address, '/a')).text, { timeout: 15_000 })
      .toContain('mf-a second')
    await second.close()
  })
})
