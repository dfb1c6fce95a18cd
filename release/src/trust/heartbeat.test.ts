import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import {
  bucket,
  channel,
  forged,
  holder,
  isShown,
  live,
  ops,
  plant,
  request,
  root,
  said,
  served,
  ship,
  start,
  store,
  teamA,
  teamB,
  withKeyedSite,
} from '../../testing/keyed-site.ts'
import { newSite, requestIn } from '../../testing/site.ts'
import { ReleaseError } from '../errors.ts'
import { changeKeys, revoking } from '../releasing/change-keys.ts'
import { status } from '../releasing/status.ts'
import { signatureOf } from '../signing/signature.ts'
import { keys } from '../store/keys.ts'
import { sealed } from '../store/seal.ts'
import { denied } from '../store/store.ts'
import { beat, type Heartbeat, lastSignature } from './heartbeat.ts'
import { NewestSignature } from './newest-signature.ts'
import { TrustedStore } from './trusted-store.ts'

withKeyedSite()

const plantBeat = async (heartbeat: object, number: number) => {
  const file = path.join(root, keys.heartbeat(channel, (await live()).number, number))
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, sealed(JSON.stringify(heartbeat)))
}

it('reports when a key last signed a release or a heartbeat', async () => {
  const { when, by } = await live()
  expect(await lastSignature(bucket, await live())).toEqual({ when, by })
  const first = await beat({ ...request(teamB), by: 'Ravi' })
  expect(await lastSignature(bucket, await live())).toEqual({ when: first.when, by: 'Ravi' })
  expect((await status(store, channel)).lastWord).toEqual({ when: first.when, by: 'Ravi' })
  await ship(teamA, 'mf-a', 'a2')
  const next = await live()
  expect(await lastSignature(bucket, next)).toEqual({ when: next.when, by: next.by })
})

it('accepts a heartbeat only on a channel with keys, and only from one of them', async () => {
  await expect(beat(request(holder()))).rejects.toThrow('must be signed by a key of the channel')
  await expect(beat({ ...request(teamA), signers: [] })).rejects.toThrow(
    'must be signed by a key of the channel',
  )
  const other = await newSite()
  const stranger = new TrustedStore(other.store, await newFolder())
  await expect(beat({ ...requestIn(other.store, 'x'), store: stranger })).rejects.toThrow('has no keys')
  expect((await status(new TrustedStore(other.store, await newFolder()), channel)).lastWord).toBeUndefined()
})

it('signs nothing on a machine that remembers no release, and so would not notice a missing one', async () => {
  const newcomer = new TrustedStore(bucket, await newFolder())
  await expect(beat({ ...request(teamA), store: newcomer })).rejects.toThrow(
    'nothing is signed: this machine remembers no release of production',
  )
  expect(await lastSignature(bucket, await live())).toMatchObject({ when: (await live()).when })
})

it('signs nothing if a newer release may be live, or if the heartbeat would not count', async () => {
  const { number, when } = await live()
  const get = bucket.get.bind(bucket)
  const newer = keys.release(channel, number + 1)
  await writeFile(path.join(root, newer), '')
  const reading = vi
    .spyOn(bucket, 'get')
    .mockImplementation((key, ...more) =>
      key === newer ? Promise.reject(denied(key, bucket.name, '403', 'no rights')) : get(key, ...more),
    )
  await expect(beat(request(teamA))).rejects.toThrow(
    `nothing is signed, because release ${number + 1} may be`,
  )
  reading.mockRestore()
  vi.spyOn(console, 'error').mockImplementation((line) => said.push(String(line)))
  vi.setSystemTime(Date.parse(when) - 60_000)
  await expect(beat(request(teamA))).rejects.toThrow(`nothing is signed: release ${number} is dated ${when}`)
  vi.useRealTimers()
  const { when: signed } = await beat(request(teamA))
  expect(said.join('\n')).toContain(`note: skipped: ${newer}`)
  expect((await lastSignature(bucket, await live())).when).toBe(signed)
})

it('trusts no heartbeat that the bucket’s owner has forged, moved or replayed', async () => {
  const before = await lastSignature(bucket, await live())
  const real = await beat(request(teamA))
  const file = path.join(root, keys.heartbeats(channel, (await live()).number))
  for (const name of await readdir(file)) await rm(path.join(file, name))
  const stranger = holder()
  const signedBy = (said: Omit<Heartbeat, 'signature'>, by = stranger) => ({
    ...said,
    signature: signatureOf(
      `bridge heartbeat\n${JSON.stringify({ channel: said.channel, release: said.release, by: said.by, when: said.when })}`,
      by.signer,
    ),
  })
  const later = new Date(Date.now() + 1000).toISOString()
  const nextYear = new Date(Date.now() + 3e10).toISOString()
  const forgeries = [
    signedBy({ ...real, when: later }),
    { ...real, when: later },
    { ...real, signature: { ...real.signature, key: ops.signer.id } },
    signedBy({ ...real, when: nextYear }, teamA),
    signedBy({ ...real, release: 'another', when: later }, teamA),
    { format: 1 },
  ]
  for (const [index, forgery] of forgeries.entries()) await plantBeat(forgery, index + 1)
  expect(await lastSignature(bucket, await live())).toEqual(before)
  await plantBeat(real, 100)
  expect((await lastSignature(bucket, await live())).when).toBe(real.when)
  await changeKeys(request(ops), revoking(teamA.signer.id))
  const now = await live()
  await plantBeat(real, 1)
  expect((await lastSignature(bucket, now)).when).toBe(now.when)
})

it('makes a server warn when no key has signed anything for too long', async () => {
  await served.close()
  await start(await newFolder(), { freshness: 200 })
  await vi.waitFor(() => expect(said.join('\n')).toMatch(/newest signature on production is \d+ min old/), {
    timeout: 4000,
  })
  await served.close()
  await start(await newFolder(), { freshness: 60_000 })
  await new Promise((resolve) => setTimeout(resolve, 700))
  expect(said.join('\n')).not.toContain('newest signature')
})

it('makes a server warn if the store withholds heartbeats too', async () => {
  await beat(request(teamB))
  const folder = keys.heartbeats(channel, (await live()).number)
  const list = bucket.list.bind(bucket)
  vi.spyOn(bucket, 'list').mockImplementation((asked) =>
    asked === folder ? Promise.reject(new ReleaseError('no heartbeats for you')) : list(asked),
  )
  await served.close()
  await start(await newFolder(), { freshness: 200 })
  await vi.waitFor(
    () =>
      expect(said.join('\n')).toMatch(
        /newest signature on .*Heartbeats cannot be read: no heartbeats for you$/,
      ),
    { timeout: 4000 },
  )
})

it('keeps a heartbeat that it has read even if heartbeats cannot be read the next time', async () => {
  const { when } = await beat(request(teamB))
  const newest = new NewestSignature()
  expect(await newest.read(bucket, await live())).toEqual({ by: 'Asha', when })
  const release = await live()
  vi.spyOn(bucket, 'list').mockRejectedValueOnce(new ReleaseError('busy'))
  expect(await newest.read(bucket, release)).toEqual({ by: 'Asha', when, unread: 'busy' })
  await ship(teamA, 'mf-a', 'a2')
  expect(newest.of(await live()).when).toBe((await live()).when)
})

it('ignores a release dated in the future, which would keep a server quiet until then', async () => {
  const when = new Date(Date.now() + 365 * 86_400_000).toISOString()
  await plant(await forged(teamA, () => ({ when })))
  await isShown(6)
  await served.close()
  await start(await newFolder(), { freshness: 200 })
  await vi.waitFor(() => expect(said.join('\n')).toContain(`is dated ${when}, in the future`), {
    timeout: 4000,
  })
  await beat({ store, channel, by: 'heart', signers: [teamB.signer] })
  expect((await lastSignature(bucket, await live())).by).toBe('heart')
})
