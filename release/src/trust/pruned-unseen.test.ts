import { rm } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { ask } from '../../testing/http.ts'
import {
  bucket,
  channel,
  isShown,
  live,
  plant,
  request,
  root,
  served,
  ship,
  store,
  teamA,
  withKeyedSite,
} from '../../testing/keyed-site.ts'
import { pruneNow } from '../../testing/prune-now.ts'
import { fiveVersions, newSite, publishText } from '../../testing/site.ts'
import { readRelease } from '../records/releases.ts'
import { deploy } from '../releasing/deploy.ts'
import { rollback } from '../releasing/rollback.ts'
import { keys } from '../store/keys.ts'
import { TrustedStore } from './trusted-store.ts'

withKeyedSite()

const unseen = 'releases of channel production are signed, and this machine remembers none'

/**
 * Plants an unsigned release of the first versions: the only ones that a machine without trust state would
 * keep.
 */
async function plantUnsigned(): Promise<void> {
  const { number } = await live()
  const { sha256: _, ...first } = await readRelease(bucket, channel, 1)
  await plant({ ...first, number: number + 1, parent: 0, when: new Date().toISOString() })
}

it('removes nothing on a machine that remembers no signed release, despite a planted one', async () => {
  await ship(teamA, 'mf-a', 'a2')
  await ship(teamA, 'mf-a', 'a3')
  const { release } = await rollback({ ...request(teamA), part: 'mf-a' })
  await isShown(release.number)
  await plantUnsigned()
  for (const _ of [1, 2]) await expect(pruneNow(bucket)).rejects.toThrow(unseen)
  const page = await ask(served.address, '/a')
  expect(page).toMatchObject({ status: 200, text: expect.stringContaining('a2') })
  const version = release.parts['mf-a']?.version ?? ''
  expect((await ask(served.address, `/mf-a/${version}/module.mjs`)).status).toBe(200)
})

it('removes what nothing needs on a machine that remembers a signed release, even an old one', async () => {
  const trust = await newFolder()
  await live().then(({ number }) => readRelease(new TrustedStore(bucket, trust), channel, number))
  for (const text of ['a2', 'a3', 'a4', 'a5']) await ship(teamA, 'mf-a', text)
  const remembering = () => pruneNow(bucket, { store: new TrustedStore(bucket, trust) })
  await remembering()
  expect((await remembering()).removed).toContain(keys.version('mf-a', (await first()) ?? ''))
  expect(await bucket.list(keys.part('mf-a'))).toHaveLength(3)
})

const first = async () => (await readRelease(bucket, channel, 1)).parts['mf-a']?.version

it('marks the channel as signed at the next release if an earlier version of the tool turned the keys on', async () => {
  await rm(path.join(root, keys.signedChannel(channel)))
  const version = await publishText(bucket, 'mf-a', 'a2')
  const later = new TrustedStore(bucket, await newFolder()) // as in another process
  await deploy({ ...request(teamA), store: later, targets: [`mf-a@${version}`] })
  await expect(pruneNow(bucket)).rejects.toThrow(unseen)
  await pruneNow(bucket, { store })
})

it('lets a planted mark stop prune, but do nothing else', async () => {
  const { root, store } = await newSite()
  const [oldest] = await fiveVersions(store)
  await store.putIfAbsent(keys.signedChannel('elsewhere'), '') // a channel without releases
  await pruneNow(store)
  await store.putIfAbsent(keys.signedChannel(channel), '')
  await expect(pruneNow(store)).rejects.toThrow(unseen)
  await rollback({ ...request(teamA), store, signers: [], part: 'mf-a' })
  await rm(path.join(root, keys.signedChannel(channel)))
  expect((await pruneNow(store)).removed).toContain(keys.version('mf-a', oldest ?? ''))
})
