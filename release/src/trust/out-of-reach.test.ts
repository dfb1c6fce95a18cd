import { copyFile, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import {
  bucket,
  channel,
  fileOf,
  forged,
  holder,
  isShown,
  live,
  ops,
  plant,
  request,
  served,
  ship,
  shown,
  start,
  teamA,
  teamB,
  toVersion,
  trust,
  trustKey,
  trustOf,
  withKeyedSite,
} from '../../testing/keyed-site.ts'
import { pruneNow } from '../../testing/prune-now.ts'
import { requireLive } from '../records/releases.ts'
import { changeKeys, revoking } from '../releasing/change-keys.ts'
import { sealed } from '../store/seal.ts'
import { signed } from './step.ts'
import { TrustedStore } from './trusted-store.ts'

/**
 * A release that a trusted key has signed may be live even if something separates it from the newest reachable release.
 * So no machine may fall back to the reachable one.
 */
withKeyedSite()

/**
 * Asserts that commands stop on a machine that remembers no release, and on one that remembers release 5, however
 * often they are repeated: supervisors restart a server that exits.
 */
async function expectStopped(why: RegExp): Promise<void> {
  for (const folder of [await newFolder(), await trustOf(5)])
    for (const _ of ['first start', 'second start'])
      await expect(requireLive(new TrustedStore(bucket, folder), channel)).rejects.toThrow(why)
}

/** Plants noise at number 6. Team B and ops then release above it. */
async function releaseAboveNoise(): Promise<void> {
  await isShown(5)
  await writeFile(fileOf(6), '')
  await ship(teamB, 'mf-b', 'b2')
  await ship(teamB, 'mf-b', 'b3')
  await changeKeys(request(ops), revoking(teamA.signer.id))
  await isShown(9)
}

it('stops commands if a lost release, or one after it, has changed the root keys', async () => {
  const ops2 = holder()
  await trustKey(ops, ops2, 'ops2', ['root', 'settings'])
  await changeKeys(request(ops2), revoking(ops.signer.id))
  await ship(teamA, 'mf-a', 'a2')
  await ship(teamB, 'mf-b', 'b2')
  await rm(fileOf(6))
  await expectStopped(
    /release 8, signed by team-a, builds on release 7, which follows release 6, but .* is missing/,
  )
})

it('stops commands if releases skipped a number that is now free', async () => {
  await releaseAboveNoise()
  await rm(fileOf(6))
  await expectStopped(/release 7, signed by team-b, follows release 5, but it leaves number 6 free/)
  await writeFile(fileOf(6), '')
  expect((await requireLive(new TrustedStore(bucket, await newFolder()), channel)).number).toBe(9)
})

it('stops commands if a revoked key has put a release under a skipped number', async () => {
  const planted = await forged(teamA, toVersion)
  await releaseAboveNoise()
  await plant(planted)
  await expectStopped(/release 7, signed by team-b, follows release 5, but release 6 came first/)
})

it('stops commands if a revoked key has put releases both under a skipped number and above all others', async () => {
  const planted = await forged(teamA, toVersion)
  const { sha256: after } = JSON.parse(sealed(JSON.stringify(planted)))
  await releaseAboveNoise()
  await plant(planted)
  const { signature: _, ...fork } = planted
  await plant(signed({ ...fork, number: 10, parent: 6, after, why: 'on the fork' }, teamA.signer))
  await expectStopped(/release 7, signed by team-b, follows release 5, but release 6 came first/)
  await writeFile(fileOf(6), '')
  for (const folder of [await newFolder(), await trustOf(5)])
    expect((await requireLive(new TrustedStore(bucket, folder), channel)).number).toBe(9)
})

it('stops commands if a revoked key has replaced one of its own releases with another', async () => {
  const planted = await forged(teamA, toVersion)
  await ship(teamA, 'mf-a', 'a2')
  const genuine = await readFile(fileOf(6))
  await ship(teamB, 'mf-b', 'b2')
  await changeKeys(request(ops), revoking(teamA.signer.id))
  await plant(planted)
  await expectStopped(/release 7, signed by team-b, follows release 6, but .* does not hold that release/)
  const running = new TrustedStore(bucket, await newFolder())
  await expect(requireLive(running, channel)).rejects.toThrow('cannot tell')
  await writeFile(fileOf(6), genuine)
  for (const one of [running, new TrustedStore(bucket, await trustOf(5))])
    await expect.poll(async () => (await requireLive(one, channel)).number, { timeout: 20_000 }).toBe(8)
})

it('stops commands if a damaged release was restored after later ones had been made', async () => {
  await ship(teamA, 'mf-a', 'a2')
  await copyFile(fileOf(6), `${fileOf(6)}.backup`)
  await truncate(fileOf(6), 10)
  const elsewhere = { ...request(teamB), store: new TrustedStore(bucket, await trustOf(5)) }
  await changeKeys({ ...elsewhere, signers: [ops.signer] }, revoking(teamA.signer.id))
  await writeFile(fileOf(6), await readFile(`${fileOf(6)}.backup`))
  await expectStopped(/release 7, signed by ops, follows release 5, but release 6 came first/)
  const fork = new TrustedStore(bucket, await trustOf(6)) // no command can make such a fork any more
  await expect(pruneNow(bucket, { store: fork })).rejects.toThrow('nothing is removed')
})

for (const [what, number] of [
  ['above a free number', 8],
  ['under a huge number', 999_999_999_999_999],
] as const)
  it(`does not serve a team's release ${what}, and blocks releases until an empty file replaces it`, async () => {
    await isShown(5)
    await writeFile(fileOf(6), 'noise')
    await plant(await forged(teamA, () => ({ number })))
    const stray = new RegExp(
      `release ${number}, signed by team-a, follows release 5, but it leaves number [67] free`,
    )
    await expect(ship(teamB, 'mf-b', 'b2')).rejects.toThrow(stray)
    await expectStopped(stray)
    expect(await shown()).toBe(5)
    await writeFile(fileOf(number), '')
    await ship(teamB, 'mf-b', 'b2')
    await served.close()
    await start(trust)
    expect(await shown()).toBe((await live()).number)
  })
