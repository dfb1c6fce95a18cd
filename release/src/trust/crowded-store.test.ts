import { cp, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sha256 } from '@bridge/shared/hash'
import { expect, it } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { ask } from '../../testing/http.ts'
import {
  bucket,
  channel,
  expectRefused,
  forged,
  isShown,
  live,
  ops,
  plant,
  request,
  root,
  served,
  ship,
  store,
  teamA,
  teamB,
  trust,
  withKeyedSite,
} from '../../testing/keyed-site.ts'
import { makers, publishText } from '../../testing/site.ts'
import { publish } from '../artifacts/publish.ts'
import { type CompositionRef, readComposition } from '../records/composition.ts'
import { requireLive } from '../records/releases.ts'
import { chooseVersions } from '../releasing/choose-versions.ts'
import { deploy } from '../releasing/deploy.ts'
import { endPreview, makePreview } from '../releasing/make-preview.ts'
import { isPublicKey } from '../signing/key-pair.ts'
import { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'
import { sealed } from '../store/seal.ts'
import { beat } from './heartbeat.ts'
import { TrustedStore } from './trusted-store.ts'

withKeyedSite()

/** Plants unsigned records, each based on the one before. */
async function plantChain(count: number): Promise<void> {
  let { signature: _, sha256: after, ...last } = await live()
  for (let index = 0; index < count; index++) {
    last = { ...last, number: last.number + 1, parent: last.number, ...(after && { after }) }
    const record = sealed(JSON.stringify(last))
    after = JSON.parse(record).sha256
    await writeFile(path.join(root, keys.release(channel, last.number)), record)
  }
}

let reads = 0
class Counting extends FileStore {
  override get(key: string) {
    reads++
    return super.get(key)
  }
}

it('judges any number of consecutive forged records in one pass, and accepts the next valid one', async () => {
  const count = 300
  await plantChain(count)
  reads = 0
  const newest = async () => (await requireLive(new TrustedStore(new Counting(root), trust), channel)).number
  expect(await newest()).toBe(5)
  expect(reads).toBeLessThan(4 * count)
  const { number } = await ship(teamA, 'mf-a', 'a good one')
  expect(number).toBe(5 + count + 1)
  reads = 0
  expect(await newest()).toBe(number)
  expect(reads).toBeLessThan(4 * count)
  await isShown(number)
})

it('reads each forged record once, even with many valid releases between them', async () => {
  const count = 60
  for (let index = 0; index < count; index++)
    await plant(await forged(teamA, ({ number }) => ({ number: number + 2 })))
  for (let number = 6; number < 6 + 2 * count; number += 2)
    await bucket.putIfAbsent(keys.release(channel, number), '{}')
  reads = 0
  const newcomer = new TrustedStore(new Counting(root), await newFolder())
  expect((await requireLive(newcomer, channel)).number).toBe(5 + 2 * count)
  expect(reads).toBeLessThan(4 * 2 * count)
})

it.each([
  ['previews/production/pr-1', () => preview()],
  ['heartbeats/production/5', () => beat({ store, channel, by: 'x', signers: [teamA.signer] })],
  ['published/mf-b', () => publishText(bucket, 'mf-b', 'another')],
])('adds to %s even when the highest number there is taken', async (folder, act) => {
  const before = await bucket.list(folder)
  await bucket.putIfAbsent(`${folder}/999999999999999.json`, '{}')
  await act()
  expect(await bucket.list(folder)).toContain(`${before.length + 1}.json`)
})

it('shows a preview until it ends, even when the highest number is taken', async () => {
  await bucket.putIfAbsent(keys.preview(channel, 'pr-1', 999_999_999_999_999), '{}')
  const at = () => ask(served.address, '/a', { headers: { host: 'pr-1.localhost' } })
  await preview()
  expect(await at()).toMatchObject({ status: 200, text: expect.stringContaining('unmerged') })
  await endPreview(request(teamA), 'pr-1')
  await expect.poll(async () => (await at()).status, { timeout: 5000 }).toBe(410)
})

it('deploys what a team published last, even when the highest number is taken', async () => {
  await bucket.putIfAbsent(keys.publication('mf-b', 999_999_999_999_999), '{}')
  const dist = (await makers['mf-b']?.('another')) ?? ''
  const { version } = await publish({ store: bucket, part: 'mf-b', by: 'x', dist, signers: [teamB.signer] })
  await deploy({ ...request(teamB), targets: ['mf-b'] })
  expect((await live()).parts['mf-b']?.version).toBe(version)
})

async function preview() {
  const version = await publishText(bucket, 'mf-a', 'unmerged')
  const asked = { ...request(teamA), name: 'pr-1', until: new Date(Date.now() + 3_600_000) }
  return makePreview(asked, await chooseVersions(store, channel, [`mf-a@${version}`]))
}

it('does not serve a file that speaks for the whole site, even beside a signed page', async () => {
  const { parts } = await live()
  const { sha256: _, ...composition } = Object(
    await readComposition(bucket, parts['mf-a']?.composition as CompositionRef),
  )
  for (const page of composition.pages)
    if (page.path === '/') page.files = { 'security.txt': 'Contact: somebody' }
  const text = sealed(JSON.stringify(composition))
  const key = 'a'.repeat(32)
  await writeFile(path.join(root, keys.composition(key)), text)
  const ref = { key, sha256: sha256(Buffer.from(text)) }
  await plant(
    await forged(teamA, ({ parts }) => ({
      parts: {
        ...parts,
        'mf-a': { ...(parts['mf-a'] as NonNullable<(typeof parts)[string]>), composition: ref },
      },
    })),
  )
  await expectRefusedBy(/security.txt speaks for the whole site/)
  expect((await ask(served.address, '/security.txt')).status).toBe(302)
})

/** Expects a server to refuse the newest record. Commands do not refuse it: they read records, but no pages. */
async function expectRefusedBy(why: RegExp): Promise<void> {
  const { said } = await import('../../testing/keyed-site.ts')
  await expect.poll(() => said.join('\n'), { timeout: 5000 }).toMatch(why)
}

it('does not let a key for the settings change the fallback version', async () => {
  const evil = await publishText(bucket, 'mf-a', 'of the owner of the bucket')
  await plant(
    await forged(ops, ({ parts, settings }) => ({
      action: 'settings',
      changed: [],
      settings: { ...settings, formEndpoint: '/forms/other' },
      parts: {
        ...parts,
        'mf-a': { ...(parts['mf-a'] as NonNullable<(typeof parts)[string]>), fallback: evil },
      },
    })),
  )
  await expectRefused(/ops may not change mf-a/)
})

it('accepts only one encoding of a public key: with two, one key could sign as two', () => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const { publicKey } = ops
  const last = alphabet.indexOf(publicKey.at(-1) as string)
  expect(isPublicKey(publicKey)).toBe(true)
  for (const bits of [1, 2, 3])
    expect(isPublicKey(publicKey.slice(0, -1) + alphabet[last ^ bits])).toBe(false)
})

it("refuses to start from another channel's release", async () => {
  const folder = await newFolder()
  await cp(path.join(trust, 'production.json'), path.join(folder, 'staging.json'))
  await bucket.putIfAbsent(keys.release('staging', 1), '{}')
  await expect(requireLive(new TrustedStore(bucket, folder), 'staging')).rejects.toThrow(
    'it belongs to channel production',
  )
})
