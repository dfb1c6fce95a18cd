import { mkdir, rm, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sha256 } from '@bridge/shared/hash'
import { expect, it, vi } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { ask } from '../../testing/http.ts'
import {
  bucket,
  channel,
  expectRefused,
  forged,
  isShown,
  live,
  plant,
  request,
  root,
  said,
  served,
  ship,
  shown,
  someVersion,
  start,
  teamA,
  teamB,
  toVersion,
  trust,
  withKeyedSite,
  withVersion,
} from '../../testing/keyed-site.ts'
import { makers } from '../../testing/site.ts'
import { publish } from '../artifacts/publish.ts'
import { type ComposedPage, type CompositionRef, readComposition } from '../records/composition.ts'
import { type Release, requireLive } from '../records/releases.ts'
import { deploy } from '../releasing/deploy.ts'
import { rollback } from '../releasing/rollback.ts'
import { status } from '../releasing/status.ts'
import { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'
import { sealed } from '../store/seal.ts'
import { signed } from './step.ts'
import { TrustedStore } from './trusted-store.ts'

withKeyedSite()

it('refuses a fork that drops what another team has released since', async () => {
  const base = await live()
  const own = await forged(teamA, toVersion) // signed before team-b releases
  await isShown((await ship(teamB, 'mf-b', 'b2')).number)
  const { signature: _, ...content } = own
  await plant(signed({ ...content, number: base.number + 2 }, teamA.signer))
  await expectRefused(/as if release 6 did not exist|release 6 came first/)
  const fresh = new TrustedStore(bucket, await newFolder()) // cannot tell which of them was first
  await expect(requireLive(fresh, channel)).rejects.toThrow(
    /release 7, signed by team-a, follows release 5, but release 6 came first/,
  )
})

it('refuses a record that replaces a trusted one', async () => {
  await isShown((await ship(teamB, 'mf-b', 'b2')).number)
  const { sha256: _, signature: __, ...six } = await live()
  await plant(signed({ ...six, why: 'another' }, teamB.signer))
  expect(await shown()).toBe(6)
  const fresh = new TrustedStore(bucket, trust)
  expect((await status(fresh, channel).catch(String)).toString()).not.toContain('another')
})

it('refuses an altered past record as the target of a rollback', async () => {
  await ship(teamA, 'mf-a', 'a2')
  const release = await ship(teamA, 'mf-a', 'a3')
  const target = release.parts['mf-a']?.previous?.release as number
  const old = JSON.parse(String(await bucket.get(keys.release(channel, target)))) as Release
  const { sha256: _, ...content } = old
  await plant({ ...content, ...withVersion(old, 'mf-a', someVersion) })
  await expect(rollback({ ...request(teamA), part: 'mf-a' })).rejects.toThrow('refused')
})

it('keeps releasing when the bucket’s owner has taken the next numbers', async () => {
  const [noise, huge, folder] = [6, 7, 8].map((number) => path.join(root, keys.release(channel, number)))
  for (const file of [noise, huge]) await writeFile(String(file), 'noise')
  await truncate(String(huge), 1e9)
  await mkdir(String(folder))
  const { number } = await ship(teamA, 'mf-a', 'a2')
  expect(number).toBe(9)
  await isShown(9)
})

it('starts from a bucket that was rolled back only on a machine that remembers no release', async () => {
  const { number } = await ship(teamA, 'mf-a', 'a2')
  await isShown(number)
  await served.close()
  for (const gone of [2, 3, 4, 5, 6]) await rm(path.join(root, keys.release(channel, gone)))
  await expect(start(trust)).rejects.toThrow(/is refused|damaged/)
  await start(await newFolder()) // has seen nothing
  expect(await shown()).toBe(1)
})

it('remembers a release that it trusted before it reached a forged one', async () => {
  await served.close()
  await ship(teamA, 'mf-a', 'a2')
  await plant(await forged(undefined, toVersion))
  await start(trust)
  expect(await shown()).toBe(6)
  await served.close()
  for (const gone of [6, 7]) await rm(path.join(root, keys.release(channel, gone)))
  await expect(start(trust)).rejects.toThrow(/release 6, which this machine trusted last, is missing/)
  await start(await newFolder()) // has seen nothing
  expect(await shown()).toBe(5)
})

it('does not forget a release when a lagging server shares its TRUST folder', async () => {
  const behind = new FileStore(root)
  const get = behind.get.bind(behind)
  vi.spyOn(behind, 'get').mockImplementation(async (key) => (key.endsWith('/7.json') ? undefined : get(key)))
  const other = new TrustedStore(behind, trust)
  await requireLive(other, channel)
  await ship(teamA, 'mf-a', 'a2')
  await isShown((await ship(teamB, 'mf-b', 'b2')).number)
  expect(await other.get(keys.release(channel, 6))).toBeDefined()
  await served.close()
  await rm(path.join(root, keys.release(channel, 7)))
  await expect(start(trust)).rejects.toThrow(/release 7, which this machine trusted last, is missing/)
  await start(await newFolder())
})

it.each([
  ['missing', (file: string) => rm(file)],
  ['altered', (file: string) => writeFile(file, 'noise')],
])(
  'does not fall back to an older release when the newest trusted one is %s as the server starts',
  async (_, spoil) => {
    const { number } = await ship(teamA, 'mf-a', 'a2')
    await isShown(number)
    await served.close()
    await spoil(path.join(root, keys.release(channel, number)))
    await expect(start(trust)).rejects.toThrow(/is refused|damaged/)
    const next = new TrustedStore(bucket, trust)
    await expect(status(next, channel)).rejects.toThrow()
  },
)

it('keeps a running server on a release that is lost, regardless of the date of the previous one', async () => {
  const future = '2099-01-01T00:00:00.000Z'
  await plant(await forged(teamA, () => ({ when: future })))
  const dated = (await live()).number
  await isShown(dated)
  const { number } = await ship(teamB, 'mf-b', 'b2')
  await isShown(number)
  await rm(path.join(root, keys.release(channel, number)))
  await vi.waitFor(() => expect(said.join()).toContain(`has lost release ${number}`), { timeout: 5000 })
  expect(await shown()).toBe(number)
})

it('walks the whole chain on a machine without trust state', async () => {
  for (let index = 0; index < 8; index++)
    await ship(index % 2 ? teamA : teamB, index % 2 ? 'mf-a' : 'mf-b', `${index}`)
  const fresh = new TrustedStore(bucket, await newFolder())
  expect((await requireLive(fresh, channel)).number).toBe(13)
  const nine = await forged(undefined, () => ({ number: 9, parent: 8 }))
  await plant(nine)
  const other = new TrustedStore(bucket, await newFolder())
  await expect(requireLive(other, channel)).rejects.toThrow(
    /release 10, signed by team-b, follows release 9, but .* does not hold that release/,
  )
})

it('deploys no version that was published without a key', async () => {
  const dist = (await makers['mf-a']?.('from the owner of the bucket')) as string
  const { version } = await publish({ store: bucket, part: 'mf-a', dist, by: 'team-a' })
  const deploying = deploy({ ...request(teamA), targets: ['mf-a'] })
  await expect(deploying).rejects.toThrow('was not signed by a key that may change mf-a')
  await publish({ store: bucket, part: 'mf-a', dist, by: 'team-b', signers: [teamB.signer] })
  await expect(deploy({ ...request(teamA), targets: ['mf-a'] })).rejects.toThrow('was not signed by a key')
  await publish({ store: bucket, part: 'mf-a', dist, by: 'team-a', signers: [teamA.signer] })
  const { release } = await deploy({ ...request(teamA), targets: ['mf-a'] })
  expect(release.parts['mf-a']?.version).toBe(version)
})

it.each([
  ['the address of another team', ['/b'], '/b is not an address of mf-a'],
  ['an address of no part', ['/a', '/admin'], '/admin is not an address of mf-a'],
])('does not serve a team’s page at %s', async (_, paths, why) => {
  await isShown(5)
  const base = await live()
  const ref = base.parts['mf-a']?.composition as CompositionRef
  const composed = await readComposition(bucket, ref)
  const pages = paths.map((at) => ({ ...(composed.pages[0] as ComposedPage), path: at }))
  const text = sealed(JSON.stringify({ ...composed, pages }))
  const composition = { key: '0'.repeat(32), sha256: sha256(text) }
  await bucket.putIfAbsent(keys.composition(composition.key), text)
  const own = { ...(base.parts['mf-a'] as Release['parts'][string]), composition }
  await plant(await forged(teamA, ({ parts }) => ({ parts: { ...parts, 'mf-a': own } })))
  await vi.waitFor(() => expect(said.join()).toContain(why), { timeout: 5000 })
  expect((await ask(served.address, '/b')).text).toContain('mf-b-1')
  expect(await shown()).toBe(5)
})
