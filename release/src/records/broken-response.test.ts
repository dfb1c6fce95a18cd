import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BucketServer, startBucketServer, withProxy } from '../../testing/bucket.ts'
import { newFolder } from '../../testing/folder.ts'
import { holder } from '../../testing/keyed-site.ts'
import type { Fate, Network } from '../../testing/network.ts'
import { publishText, requestIn } from '../../testing/site.ts'
import { DamagedError } from '../errors.ts'
import { changeKeys, trusting } from '../releasing/change-keys.ts'
import { deploy } from '../releasing/deploy.ts'
import { rollback } from '../releasing/rollback.ts'
import { newestSite } from '../serve/newest-site.ts'
import { idOf, type Signer } from '../signing/key-pair.ts'
import { S3Store } from '../store/s3-store.ts'
import { TrustedStore } from '../trust/trusted-store.ts'
import { type Release, requireLive } from './releases.ts'

/** A bucket that gives one broken response, to each request for a record in turn. */

const channel = 'production'
const responses: readonly Fate[] = [
  { page: '' },
  { page: '<html>502 Bad Gateway</html>' },
  { page: '{"format":1,"channel":"production","number":' },
  { page: '{}' },
  { instead: 403 },
  { instead: 404 },
]

let server: BucketServer
beforeAll(async () => {
  server = await startBucketServer()
}, 120_000)
afterAll(() => server?.stop())

const ops = holder()

interface BrokenSite {
  readonly signers: readonly Signer[]
  /** A version of mf-a that was never live. */
  readonly third: string
  newest(): Promise<Release>
  /** The store as seen by a machine that remembers nothing. */
  asNewcomer(): Promise<TrustedStore>
  /** Calls `run` once for each request that it makes for a record, and breaks the response to that request. */
  atEach(run: () => Promise<void>): Promise<number>
}

/** A site whose team rolled mf-b back before another part was released. */
async function withSite(isKeyed: boolean, test: (site: BrokenSite) => Promise<void>): Promise<void> {
  const signers = isKeyed ? [ops.signer] : []
  await withProxy(server, async (bucket, proxy, address) => {
    for (const part of ['shell', 'mf-a', 'mf-b']) await publishText(bucket, part, `${part} first`)
    await deploy({ ...requestIn(bucket, 'first'), targets: ['shell', 'mf-a', 'mf-b'] })
    const store = new TrustedStore(bucket, await newFolder())
    if (isKeyed) {
      const all = ['root', 'settings', 'shell', 'mf-a', 'mf-b']
      const key = trusting(idOf(ops.publicKey), { name: 'ops', public: ops.publicKey, may: all }, 1)
      await changeKeys({ ...requestIn(store, 'keys'), signers }, key)
    }
    const next = async (part: string, text: string) => {
      const version = await publishText(bucket, part, `${part} ${text}`)
      await deploy({ ...requestIn(store, 'next', 'Ben'), signers, targets: [`${part}@${version}`] })
    }
    await next('mf-b', 'second')
    await next('mf-b', 'third')
    await rollback({ ...requestIn(store, 'it fails', 'Ben'), signers, part: 'mf-b' })
    await next('mf-a', 'second')
    const name = address.slice('s3://'.length)
    await test({
      signers,
      third: await publishText(bucket, 'mf-a', 'mf-a third'),
      async newest() {
        const { decide } = proxy
        proxy.decide = () => undefined
        const live = await requireLive(store, channel)
        proxy.decide = decide
        return live
      },
      asNewcomer: async () => new TrustedStore(new S3Store(name), await newFolder()),
      atEach: (run) => atEach(proxy, run),
    })
  })
}

async function atEach(proxy: Network, run: () => Promise<void>): Promise<number> {
  for (let at = 1; ; at++) {
    let asked = 0
    proxy.decide = ({ method, url }) =>
      method === 'GET' && /\/releases\/production\/\d+\.json/.test(url) && ++asked === at
        ? responses[at % responses.length]
        : undefined
    await run()
    proxy.decide = () => undefined
    if (asked < at) return at - 1
  }
}

describe.each([
  ['without keys', false],
  ['on a channel with keys', true],
])('%s', (_, isKeyed) => {
  const tags = isKeyed ? [] : ['long']

  it('a deploy builds on the newest release, or changes nothing', { timeout: 120_000, tags }, async () => {
    await withSite(isKeyed, async ({ signers, third, newest, asNewcomer, atEach }) => {
      const { number } = await newest()
      const targets = [`mf-a@${third}`]
      let made = 0
      const tried = await atEach(async () => {
        const asked = { ...requestIn(await asNewcomer(), 'again'), signers, targets, dryRun: true }
        const outcome = await deploy(asked).catch((error) => error)
        if (outcome instanceof Error) return expect(outcome).not.toBeInstanceOf(DamagedError)
        expect(outcome.release.parent).toBe(number)
        made++
      })
      expect(made).toBeGreaterThan(tried / 2)
    })
  })

  it('a second person’s rollback is refused', { timeout: 120_000, tags }, async () => {
    await withSite(isKeyed, async ({ signers, newest, asNewcomer, atEach }) => {
      const before = await newest()
      await atEach(async () => {
        const again = rollback({ ...requestIn(await asNewcomer(), 'it fails'), signers, part: 'mf-b' })
        await expect(again).rejects.toThrow()
      })
      expect(await newest()).toEqual(before)
    })
  })

  it('servers and exports begin with the newest release, or know that there is one', {
    timeout: 120_000,
    tags,
  }, async () => {
    await withSite(isKeyed, async ({ newest, asNewcomer, atEach }) => {
      const { number } = await newest()
      await atEach(async () => {
        const outcome = await newestSite(await asNewcomer(), channel).catch((error) => error)
        if (outcome instanceof Error) return expect(outcome).not.toBeInstanceOf(DamagedError)
        const { passedOver, record, ahead } = outcome
        expect(passedOver).not.toBeInstanceOf(DamagedError) // exports stop at anything else
        expect(record.number === number || ahead.isPast(record.number)).toBe(true)
      })
    })
  })
})
