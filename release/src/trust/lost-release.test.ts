import { readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import {
  bucket,
  channel,
  fileOf,
  holder,
  isShown,
  ops,
  plant,
  said,
  served,
  ship,
  shown,
  start,
  teamA,
  teamB,
  trust,
  trustKey,
  trustOf,
  withKeyedSite,
} from '../../testing/keyed-site.ts'
import { pruneNow } from '../../testing/prune-now.ts'
import { requestIn } from '../../testing/site.ts'
import { exportTree } from '../export/export.ts'
import { requireLive } from '../records/releases.ts'
import { changeKeys, revoking } from '../releasing/change-keys.ts'
import { deploy } from '../releasing/deploy.ts'
import { rollback } from '../releasing/rollback.ts'
import { changeSettings } from '../releasing/settings.ts'
import { verify } from '../releasing/verify.ts'
import { keys } from '../store/keys.ts'
import { beat } from './heartbeat.ts'
import { TrustedStore } from './trusted-store.ts'

/** A damaged release must not make machines that trust none, or an older one, go back to the release before it. */

withKeyedSite()

const damages = [
  (file: string) => truncate(file, 10),
  (file: string) => rm(file),
  async (file: string) => writeFile(file, (await readFile(file, 'utf8')).replace('"why":"', '"why":"not ')),
  async (file: string) => {
    const { signature: _, sha256: __, ...unsigned } = JSON.parse(await readFile(file, 'utf8'))
    await plant(unsigned)
  },
]

const machines: Record<string, () => Promise<string>> = {
  'trusts no release': () => newFolder(),
  'trusts an older release': () => trustOf(3),
}

const unknown =
  /cannot tell which release of channel production is live: release 7, signed by team-b, follows release 6, but releases\/production\/6\.json in the store .* (is|does not hold) /

describe.each(Object.entries(machines))('on a machine that %s', (_, machine) => {
  let whole: Buffer
  let folder: string
  const asA = () => ({ ...requestIn(new TrustedStore(bucket, folder), 'test'), signers: [teamA.signer] })
  beforeEach(async () => {
    folder = await machine()
    await ship(teamA, 'mf-a', 'a2')
    await ship(teamB, 'mf-b', 'b2')
    await isShown((await ship(teamA, 'mf-a', 'a3')).number)
    whole = await readFile(fileOf(6))
  })

  it('starts no server with an older release until a damaged one is restored', async () => {
    expect(await shown()).toBe(8)
    await served.close()
    for (const damage of damages) {
      await damage(fileOf(6))
      await expect(start(folder)).rejects.toThrow(unknown)
      await writeFile(fileOf(6), whole)
    }
    await start(folder)
    expect(await shown()).toBe(8)
  })

  it('releases, exports and removes nothing while a release is damaged', async () => {
    await truncate(fileOf(6), 10)
    const { version } = (await requireLive(bucket, channel)).parts['mf-a'] ?? { version: '' }
    const asOps = () => ({ ...asA(), signers: [ops.signer] })
    const acts = {
      deploy: () => deploy({ ...asA(), targets: [`mf-a@${version}`] }),
      rollback: () => rollback({ ...asA(), part: 'mf-a' }),
      settings: () => changeSettings({ ...asOps(), settings: { origin: 'https://example.com' } }),
      keys: () => changeKeys(asOps(), revoking(teamB.signer.id)),
      heartbeat: () => beat({ ...asA(), store: new TrustedStore(bucket, folder), by: 'x' }),
      export: async () => exportTree({ ...asA(), folder: await newFolder() }),
      prune: () => pruneNow(bucket, { store: new TrustedStore(bucket, folder) }),
    }
    for (const act of Object.values(acts)) await expect(act()).rejects.toThrow(unknown)
    expect(await bucket.list(keys.releases(channel))).toHaveLength(8)
  })
})

it('starts a server from the TRUST folder of a machine that trusts the lost release or a later one', async () => {
  for (const text of ['a2', 'a3', 'a4']) await ship(teamA, 'mf-a', text)
  const folders = [await trustOf(6), await trustOf(7)]
  await served.close()
  await rm(fileOf(6))
  for (const folder of folders) {
    await start(folder)
    expect(await shown()).toBe(8)
    await served.close()
  }
  await start(folders[0] as string)
})

it('lets verify report a lost release on a machine that trusts a later one', async () => {
  await ship(teamA, 'mf-a', 'a2')
  await ship(teamB, 'mf-b', 'b2')
  const trusting = new TrustedStore(bucket, await trustOf(7))
  expect((await verify(trusting, channel)).problems).toEqual([])
  await truncate(fileOf(6), 10)
  expect((await verify(trusting, channel)).problems).toEqual([
    expect.stringMatching(
      /release 7, signed by team-b, follows release 6, but releases\/production\/6\.json/,
    ),
  ])
})

it('starts no server with an older release if the lost one added the key that signed the next one', async () => {
  const teamC = holder()
  await trustKey(ops, teamC, 'team-c', ['mf-a'])
  await ship(teamC, 'mf-a', 'a2')
  await served.close()
  await rm(fileOf(6))
  await expect(start(await trustOf(5))).rejects.toThrow(
    /release 7, signed by team-c, follows release 6, but .* is missing/,
  )
  await start(await trustOf(7))
})

it('starts no server with an older release if the lost one turned the keys on', async () => {
  await served.close()
  await rm(fileOf(2))
  await expect(start(await newFolder())).rejects.toThrow(/release 3, signed by ops, follows release 2, but/)
  await start(trust)
})

it('keeps serving its release while a later one is lost, and follows once that one is restored', async () => {
  await served.close()
  await ship(teamA, 'mf-a', 'a2')
  await ship(teamB, 'mf-b', 'b2')
  const [six, seven] = [await readFile(fileOf(6)), await readFile(fileOf(7))]
  for (const number of [6, 7]) await rm(fileOf(number))
  await start(await trustOf(5))
  await writeFile(fileOf(7), seven)
  await vi.waitFor(
    () => expect(said.join()).toMatch(/still serving release 5: .* it follows release 6, which/),
    {
      timeout: 5000,
    },
  )
  expect(await shown()).toBe(5)
  await writeFile(fileOf(6), six)
  await expect.poll(shown, { timeout: 15_000 }).toBe(7) // what the keys refuse is remembered for 5 s
}, 20_000)
