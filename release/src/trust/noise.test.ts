import { expect, it } from 'vitest'
import { distant } from '../../testing/distant.ts'
import { newFolder } from '../../testing/folder.ts'
import {
  bucket,
  channel,
  forged,
  live,
  plant,
  request,
  root,
  served,
  ship,
  shown,
  start,
  teamA,
  trust,
  withKeyedSite,
} from '../../testing/keyed-site.ts'
import { publishText } from '../../testing/site.ts'
import { lastPublications } from '../artifacts/publications.ts'
import { requireLive } from '../records/releases.ts'
import { deploy } from '../releasing/deploy.ts'
import { rollback } from '../releasing/rollback.ts'
import { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'
import { lastNumber } from '../store/numbered.ts'
import { TrustedStore } from './trusted-store.ts'

withKeyedSite()

const plantNoise = (folder: string, numbers: readonly number[]) =>
  Promise.all(numbers.map((number) => bucket.putIfAbsent(`${folder}/${number}.json`, 'x')))

const upFrom = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index)

it('lets a team release and roll back after a thousand numbers that are taken by noise', async () => {
  const count = 1010
  await plantNoise(keys.releases(channel), upFrom(6, count))
  const { number } = await ship(teamA, 'mf-a', 'a good one')
  expect(number).toBe(5 + count + 1)
  const back = await rollback({ ...request(teamA), part: 'mf-a' })
  expect(back.release.number).toBe(number + 1)
  await expect.poll(shown, { timeout: 30_000 }).toBe(number + 1)
}, 60_000)

it('finds the newest release in a high-latency store without reading the noise above it one by one', async () => {
  await plantNoise(keys.releases(channel), upFrom(6, 500))
  const trusted = new TrustedStore(distant(new FileStore(root)), await newFolder())
  const begun = performance.now()
  expect((await requireLive(trusted, channel)).number).toBe(5)
  expect(performance.now() - begun).toBeLessThan(5000) // sequential reads would take 10 s
})

it('finds a part’s last publication in a high-latency store without reading the noise above it one by one', async () => {
  const version = await publishText(bucket, 'mf-b', 'the last one')
  const last = await lastNumber(bucket, keys.publications('mf-b'))
  await plantNoise(keys.publications('mf-b'), upFrom(last + 1, 400))
  const begun = performance.now()
  const found = await lastPublications(distant(new FileStore(root)), 'mf-b')
  expect(found.at(-1)).toMatchObject({ version })
  expect(performance.now() - begun).toBeLessThan(4000) // sequential reads would take 8 s
})

it('shows a release within seconds from a high-latency store, despite noise before and after it', async () => {
  await served.close()
  await start(trust, { store: distant(new FileStore(root)) })
  await plantNoise(keys.releases(channel), upFrom(6, 400))
  const { number } = await ship(teamA, 'mf-a', 'between noise')
  await plantNoise(keys.releases(channel), upFrom(number + 1, 400))
  await expect.poll(shown, { timeout: 5000 }).toBe(number)
})

/** A store in which noise takes a release's next number before the release does, this many times. */
function crowded(times: number): TrustedStore {
  let left = times
  class Crowded extends FileStore {
    override async putIfAbsent(key: string, value: string | Uint8Array) {
      if (key.startsWith(keys.releases(channel)) && left-- > 0) await bucket.putIfAbsent(key, 'x')
      return super.putIfAbsent(key, value)
    }
  }
  return new TrustedStore(new Crowded(root), trust)
}

it('tries the next number whenever noise has taken one first, and prepares the release only once', async () => {
  let prepared = 0
  const check = async () => {
    prepared++
    return { opened: { skipped: 'a test' }, notes: [] }
  }
  const version = await publishText(bucket, 'mf-a', 'a good one')
  const targets = [`mf-a@${version}`]
  const { release } = await deploy({ ...request(teamA), store: crowded(90), check, targets })
  expect(release.number).toBe(5 + 90 + 1)
  expect(prepared).toBe(1)
})

it('says why it gives up when every number is taken', async () => {
  const version = await publishText(bucket, 'mf-a', 'a good one')
  const targets = [`mf-a@${version}`]
  const given = deploy({ ...request(teamA), store: crowded(1000), targets })
  await expect(given).rejects.toThrow('another writer took the next number each time')
})

it('waits once for an announced removal, even if noise keeps taking the next number', async () => {
  const version = await publishText(bucket, 'mf-a', 'needed')
  await plantRemovals(1, [keys.version('mf-a', version)])
  const begun = performance.now()
  const targets = [`mf-a@${version}`]
  await deploy({ ...request(teamA), store: crowded(5), pruneStops: 2000, targets })
  expect(performance.now() - begun).toBeLessThan(8000) // waiting each time would take 12 s
})

it('makes a release within seconds in a high-latency store, even if 500 removals are announced', async () => {
  const version = await publishText(bucket, 'mf-a', 'not removed')
  for (let number = 1; number <= 500; number++) await plantRemovals(number, [])
  const targets = [`mf-a@${version}`]
  const begun = performance.now()
  await deploy({ ...request(teamA), store: new TrustedStore(distant(new FileStore(root)), trust), targets })
  expect(performance.now() - begun).toBeLessThan(6000) // sequential reads would take 10 s
})

const plantRemovals = (number: number, named: readonly string[]) =>
  bucket.putIfAbsent(
    keys.removal(number),
    named.length === 0
      ? '{}'
      : JSON.stringify({ format: 1, when: '2026-01-01', by: 'nobody', keys: named, files: {} }),
  )

it('lists the records once, even with noise between valid releases', async () => {
  let listings = 0
  class Listing extends FileStore {
    override list(folder: string) {
      listings++
      return super.list(folder)
    }
  }
  const count = 20
  for (let index = 0; index < count; index++) {
    await bucket.putIfAbsent(keys.release(channel, (await live()).number + 1), 'x')
    await plant(await forged(teamA, ({ number }) => ({ number: number + 2 })))
  }
  const newcomer = new TrustedStore(new Listing(root), await newFolder())
  expect((await requireLive(newcomer, channel)).number).toBe(5 + 2 * count)
  expect(listings).toBeLessThan(5)
})
