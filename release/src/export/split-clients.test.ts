import { afterAll, beforeAll, expect, it } from 'vitest'
import { exportable } from '../../testing/exportable.ts'
import { ask } from '../../testing/http.ts'
import { madeUpVisitors } from '../../testing/made-up-visitors.ts'
import { startSharing } from '../../testing/nginx.ts'
import { untilShown } from '../../testing/served-site.ts'
import { addresses, release, requestIn, share } from '../../testing/site.ts'
import { mapConcurrently } from '../concurrency.ts'
import { requireLive } from '../records/releases.ts'
import { rollback } from '../releasing/rollback.ts'
import { changeShare, promote } from '../releasing/share.ts'
import { serve } from '../serve/serve.ts'
import type { Visitor } from '../sharing/place-visitor.ts'
import type { FileStore } from '../store/file-store.ts'
import { exportTree } from './export.ts'

const channel = 'production'

let store: FileStore
let folder: string
let nginx: Awaited<ReturnType<typeof startSharing>>
let served: Awaited<ReturnType<typeof serve>>

beforeAll(async () => {
  ;({ store, folder } = await exportable())
  await exportTree({ store, channel, folder })
  nginx = await startSharing(folder)
  served = await serve({ store, channel, port: 0, proxies: 1 })
})
afterAll(() => Promise.all([nginx?.stop(), served?.close()]))

const askAs = (server: string, { address, agent }: Visitor, path: string) =>
  ask(server, path, {
    headers: { 'x-forwarded-for': `203.0.113.9, ${address}`, ...(agent && { 'user-agent': agent }) },
  })

/** Every way to write the zeros of an IPv6 address. */
const oddAddresses = [
  '::1',
  '::',
  '1::',
  '2001:db8::5',
  '2001:db8::4:5:6:7:8',
  '2001:db8:3::5:6:7:8',
  '2001:db8:3:4::',
  '2001:db8:3:4::8',
  '2001:db8:0:0:5:6:7:8',
  '2001:db8:0:4:0:0:0:8',
  '1::4:5:6:7:8',
  '1::3:4:5:6:7:8',
  '1:0:0:4:5:6:7:8',
  '0:2:3:4:5:6:7:8',
  '0:0:3:4:5:6:7:8',
  '0:0:0:4:5:6:7:8',
  '0:0:0:0:5:6:7:8',
  '0:0:3:4:0:0:0:8',
  'ABCD:EF::0001',
  '::ffff:10.1.2.3',
  '10.1.2.3',
]

const lowHalves = [':1:2:3:4', '::', '::1', ':0:0:0:9', ':1:0:0:1', ':ffff:0:1:0']

function visitorsAnywhere(): Visitor[] {
  const usual = madeUpVisitors(1200).map(({ address, agent }, index) => ({
    address: address.includes(':') ? address + lowHalves[index % lowHalves.length] : address,
    agent,
  }))
  const odd = oddAddresses.flatMap((address) =>
    Array.from({ length: 12 }, (_, index) => ({ address, agent: `agent ${index}` })),
  )
  return [...usual, ...odd]
}

const visitors = visitorsAnywhere()

/** Shares another version, and has nginx tell its visitors apart. */
async function sharing(text: string, percent: number): Promise<void> {
  if ((await requireLive(store, channel)).shared) await rollback({ ...requestIn(store, 'x'), part: 'mf-a' })
  await share(store, 'mf-a', text, percent)
  await exported()
}

async function exported(): Promise<void> {
  const { release } = await exportTree({ store, channel, folder })
  await nginx.reload()
  await untilShown(served.address, release)
}

const toldTo = async (server: string, visitor: Visitor) =>
  JSON.parse((await askAs(server, visitor, '/release.json')).text)

it('places every visitor as our own server does, at every percentage', { timeout: 120_000 }, async () => {
  await sharing('a2', 50)
  for (const percent of [50, 0.5]) {
    if (percent !== 50) await changeShare({ ...requestIn(store, 'x'), part: 'mf-a', percent })
    await exported()
    const different = await mapConcurrently(16, visitors, async (visitor) => {
      const [theirs, ours] = await Promise.all([
        toldTo(nginx.address, visitor),
        toldTo(served.address, visitor),
      ])
      return theirs.side === ours.side ? [] : [visitor]
    })
    expect(different.flat()).toEqual([])
  }
})

/** One visitor on each side, and nginx's response to each. */
async function oneOfEach(): Promise<{ shared: Visitor; live: Visitor }> {
  const found: Record<string, Visitor> = {}
  for (const visitor of visitors.slice(0, 200)) found[(await toldTo(nginx.address, visitor)).side] ??= visitor
  return found as { shared: Visitor; live: Visitor }
}

const titleFor = async (visitor: Visitor) =>
  (await askAs(nginx.address, visitor, '/a')).text.match(/<h1>(.*?)<\/h1>/)?.[1]

it('answers both sides as our own server does, and keeps caches in front from mixing them', async () => {
  await sharing('a3', 40)
  await release(store, 'mf-b', 'b2')
  await exported()
  const { shared, live } = await oneOfEach()
  for (const visitor of [shared, live])
    for (const path of addresses) {
      const [theirs, ours] = [
        await askAs(nginx.address, visitor, path),
        await askAs(served.address, visitor, path),
      ]
      expect(theirs.status, path).toBe(ours.status)
      if (ours.text) expect(theirs.text, path).toBe(ours.text)
      const isNever = ours.headers['cache-control'] === 'no-store'
      expect(theirs.headers['cache-control']).toBe(isNever ? 'no-store' : 'private, no-cache')
    }
  expect([await titleFor(shared), await titleFor(live)]).toEqual(['a3', 'mf-a-1'])
})

it('withdraws a shared version without a reload, and never shows the next one to visitors chosen by the old salt', async () => {
  await sharing('a4', 40)
  const { shared, live } = await oneOfEach()
  await rollback({ ...requestIn(store, 'errors'), part: 'mf-a' })
  expect(await exportTree({ store, channel, folder })).toMatchObject({ mustReload: true })
  for (const visitor of [shared, live]) expect(await titleFor(visitor)).toBe('mf-a-1')
  await share(store, 'mf-a', 'a5', 40)
  await exportTree({ store, channel, folder })
  for (const visitor of [shared, live]) expect(await titleFor(visitor)).toBe('mf-a-1')
  await exported()
  const next = await oneOfEach()
  expect([await titleFor(next.shared), await titleFor(next.live)]).toEqual(['a5', 'mf-a-1'])
})

it('promotes without a reload', async () => {
  await sharing('a6', 40)
  const { shared, live } = await oneOfEach()
  await promote({ ...requestIn(store, 'well'), part: 'mf-a' })
  await exportTree({ store, channel, folder })
  for (const visitor of [shared, live]) expect(await titleFor(visitor)).toBe('a6')
  await nginx.reload()
  expect((await askAs(nginx.address, live, '/a')).headers['cache-control']).toBe('no-cache')
  expect(await exportTree({ store, channel, folder })).toMatchObject({ mustReload: false })
})
