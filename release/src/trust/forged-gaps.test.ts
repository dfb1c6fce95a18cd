import { readFile, writeFile } from 'node:fs/promises'
import { sha256 } from '@bridge/shared/hash'
import { describe, expect, it } from 'vitest'
import { distant } from '../../testing/distant.ts'
import { newFolder } from '../../testing/folder.ts'
import {
  bucket,
  channel,
  fileOf,
  forged,
  type Holder,
  holder,
  isShown,
  ops,
  plant,
  request,
  root,
  served,
  shell,
  ship,
  shown,
  start,
  teamA,
  teamB,
  toVersion,
  trust,
  trustOf,
  withKeyedSite,
} from '../../testing/keyed-site.ts'
import { publishText, requestIn } from '../../testing/site.ts'
import { requireLive } from '../records/releases.ts'
import { changeKeys, revoking } from '../releasing/change-keys.ts'
import { deploy } from '../releasing/deploy.ts'
import { FileStore } from '../store/file-store.ts'
import { TrustedStore } from './trusted-store.ts'

/** Records that follow a made-up release look like genuine ones that follow a lost release. */

withKeyedSite()

describe('skips, above a release that does not exist, a record', () => {
  const skips = async (number: number) => {
    await isShown(number)
    for (const folder of [await newFolder(), await trustOf(3)]) {
      await served.close()
      await start(folder)
      expect(await shown()).toBe(number)
      const { release } = await shipFrom(folder)
      await isShown(release.number)
      number = release.number
    }
  }
  const shipFrom = async (folder: string) => {
    const version = await publishText(bucket, 'mf-b', `b of ${folder}`)
    const asB = { ...requestIn(new TrustedStore(bucket, folder), 'test'), signers: [teamB.signer] }
    return deploy({ ...asB, targets: [`mf-b@${version}`] })
  }
  const orphan = (by: Holder | undefined, change = {}) =>
    forged(by, (base) => ({
      ...toVersion(base),
      number: base.number + 2,
      parent: base.number + 1,
      after: sha256('made up'),
      ...change,
    }))
  const plantNoise = (number: number) => writeFile(fileOf(number), 'noise')

  it('that is unsigned', async () => {
    await plantNoise(6)
    await plant(await orphan(undefined))
    await skips(5)
  })

  it('that an unknown key has signed, with a key list of its own', async () => {
    await plantNoise(6)
    const evil = holder()
    const own = { [evil.signer.id]: { name: 'evil', public: evil.publicKey, may: ['root', 'shell'] } }
    const list = { version: 99, threshold: 1, keys: own, signatures: {} }
    await plant(await orphan(evil, { keys: list }))
    await skips(5)
  })

  it('that a revoked key has signed, even on a machine that still trusts the key', async () => {
    await changeKeys(request(ops), revoking(teamA.signer.id))
    await isShown(6)
    await plantNoise(7)
    const { keys: listed } = JSON.parse(await readFile(fileOf(5), 'utf8'))
    await plant(await orphan(teamA, { keys: listed }))
    await skips(6)
  })

  it('that a trusted key has signed, once an empty file replaces the record', async () => {
    await isShown(5)
    await plantNoise(6)
    await plant(await orphan(teamA))
    await served.close()
    await expect(start(trust)).rejects.toThrow(/release 7, signed by team-a, follows release 6, but/)
    await writeFile(fileOf(7), '')
    await start(trust)
    await skips(5)
  })

  it('that is one of hundreds, within seconds from a high-latency store', async () => {
    const evil = holder()
    for (let number = 6; number < 400; number += 2) {
      await plantNoise(number)
      await plant(await orphan(evil, { number: number + 1, parent: number }))
    }
    const far = new TrustedStore(distant(new FileStore(root)), await newFolder())
    const begun = performance.now()
    expect((await requireLive(far, channel)).number).toBe(5)
    expect(performance.now() - begun).toBeLessThan(10_000) // sequential reads would take 20 s
  })

  it('that is a copy of a real one under another number, or a changed one', async () => {
    await ship(shell, 'shell', 's2')
    await isShown(6)
    const real = JSON.parse(await readFile(fileOf(6), 'utf8'))
    await writeFile(fileOf(8), JSON.stringify(real))
    await plantNoise(7)
    const { sha256: _, ...rest } = real
    await plant({ ...rest, number: 9, parent: 8 })
    await skips(6)
  })
})
