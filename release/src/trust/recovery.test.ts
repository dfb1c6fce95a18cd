import { cp, rm } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { ask } from '../../testing/http.ts'
import {
  bucket,
  channel,
  expectRefused,
  forged,
  type Holder,
  holder,
  isShown,
  live,
  ops,
  plant,
  request,
  root,
  served,
  shell,
  ship,
  shown,
  start,
  store,
  teamA,
  teamB,
  toVersion,
  trust,
  trustKey,
  withKeyedSite,
} from '../../testing/keyed-site.ts'
import { publishText, requestIn } from '../../testing/site.ts'
import { type PartState, requireLive } from '../records/releases.ts'
import { changeKeys, revoking, trusting } from '../releasing/change-keys.ts'
import { deploy } from '../releasing/deploy.ts'
import { history } from '../releasing/history.ts'
import { rollback } from '../releasing/rollback.ts'
import { FileStore } from '../store/file-store.ts'
import { TrustedStore } from './trusted-store.ts'

/** Each test follows one row of the table in docs/keys.md, 'When something goes wrong', to the letter. */

withKeyedSite()

const revoke = (by: Holder, whose: Holder) => changeKeys(request(by, 'revoked'), revoking(whose.signer.id))
const textAt = async (address: string) => (await ask(served.address, address)).text

it('a team’s key is lost: a new one takes its place', async () => {
  const next = holder()
  await trustKey(ops, next, 'team-a', ['mf-a'])
  await revoke(ops, teamA)
  await isShown((await ship(next, 'mf-a', 'with the new key')).number)
  expect(await textAt('/a')).toContain('with the new key')
  await expect(ship(teamA, 'mf-a', 'with the lost key')).rejects.toThrow('is not among the keys')
})

it('a team’s key has leaked: it is revoked, and its release is found in the history and rolled back', async () => {
  const stolen = await ship(teamA, 'mf-a', 'by a thief')
  await isShown(stolen.number)
  await revoke(ops, teamA)
  const [line] = await history(store, channel, 'mf-a')
  expect(line).toMatchObject({ number: stolen.number, changed: { 'mf-a': stolen.parts['mf-a']?.version } })
  const next = holder()
  await trustKey(ops, next, 'team-a', ['mf-a'])
  await isShown((await rollback({ ...request(next), part: 'mf-a' })).release.number)
  expect(await textAt('/a')).toContain('mf-a-1')
  await plant(await forged(teamA, toVersion))
  await expectRefused(/is not among the keys of release/)
})

it('a team’s key has leaked, and the thief has left no way back: the earlier version is deployed by name', async () => {
  const good = (await live()).parts['mf-a']?.version ?? ''
  await ship(teamA, 'mf-a', 'by a thief')
  await plant(
    await forged(teamA, ({ parts }) => {
      const { previous: _, fallback: __, ...stolen } = parts['mf-a'] as PartState
      return { parts: { ...parts, 'mf-a': { ...stolen, takenBack: [good] } } }
    }),
  )
  await isShown(7)
  await revoke(ops, teamA)
  const back = rollback({ ...request(shell), part: 'mf-a' })
  await expect(back).rejects.toMatchObject({ hint: expect.stringContaining('deploy one of them by name') })
  const { release } = await deploy({ ...request(shell), targets: [`mf-a@${good}`] })
  await isShown(release.number)
  expect(await textAt('/a')).toContain('mf-a-1')
})

it('a root key is lost: another one revokes it and carries on alone', async () => {
  const second = holder()
  await trustKey(ops, second, 'second', ['root'])
  await revoke(second, ops)
  await expect(trustKey(ops, holder(), 'new', ['mf-a'])).rejects.toThrow('is not among the keys')
  const { number } = await trustKey(second, holder(), 'new', ['mf-a'])
  await isShown(number)
})

it('a root key has leaked: where two must sign, it changes nothing alone, and the others revoke it', async () => {
  const second = holder()
  await trustKey(ops, second, 'second', ['root'])
  const third = holder()
  const named = { name: 'third', public: third.publicKey, may: ['root'] }
  const bySecond = { ...request(ops), signers: [ops.signer, second.signer] }
  await changeKeys(bySecond, trusting(third.signer.id, named, 2))
  const thief = ops
  await expect(trustKey(thief, holder(), 'thief', ['mf-a'])).rejects.toThrow('1 of the 2 root keys')
  await expect(revoke(thief, second)).rejects.toThrow('1 of the 2 root keys')
  const both = { ...request(second), signers: [second.signer, third.signer] }
  const { number } = await changeKeys(both, revoking(thief.signer.id))
  await isShown(number)
  expect(Object.keys((await live()).keys?.keys ?? {})).not.toContain(thief.signer.id)
})

it('a root key that signs alone has leaked: a new store and empty TRUST folders shut the thief out', async () => {
  await revoke(ops, teamA) // the thief was faster
  await served.close()
  const place = await newFolder()
  const fresh = new FileStore(place)
  const restarted = new TrustedStore(fresh, await newFolder())
  for (const part of ['shell', 'mf-a', 'mf-b']) await publishText(fresh, part, `${part} anew`)
  await deploy({ ...requestIn(restarted, 'a new store'), targets: ['shell', 'mf-a', 'mf-b'] })
  const another = holder()
  const list = trusting(
    another.signer.id,
    { name: 'ops', public: another.publicKey, may: ['root', 'mf-a'] },
    undefined,
  )
  await changeKeys({ ...requestIn(restarted, 'keys'), signers: [another.signer] }, list)
  await expect(start(trust, { store: fresh })).rejects.toThrow(/is refused|damaged/)
  await start(await newFolder(), { store: fresh })
  expect(await textAt('/a')).toContain('mf-a anew')
  const asThief = { ...requestIn(restarted, 'x'), signers: [ops.signer] }
  const own = trusting(teamB.signer.id, { name: 'thief', public: teamB.publicKey, may: ['mf-a'] }, undefined)
  await expect(changeKeys(asThief, own)).rejects.toThrow('is not among the keys')
})

it('the store was restored from an older copy: servers refuse it until their memory is emptied', async () => {
  const copy = await newFolder()
  await cp(root, copy, { recursive: true })
  const { number } = await ship(teamB, 'mf-b', 'lost with the disk')
  await isShown(number)
  await rm(path.join(root, 'releases'), { recursive: true })
  await cp(path.join(copy, 'releases'), path.join(root, 'releases'), { recursive: true })
  const restorer = new TrustedStore(bucket, await newFolder())
  const version = await publishText(bucket, 'mf-a', 'after the copy')
  const asA = { ...requestIn(restorer, 'after the copy'), signers: [teamA.signer] }
  await deploy({ ...asA, targets: [`mf-a@${version}`] })
  await new Promise((resolve) => setTimeout(resolve, 1000))
  expect(await textAt('/b')).toContain('lost with the disk')
  expect(await textAt('/a')).not.toContain('after the copy')
  await served.close()
  await expect(start(trust)).rejects.toThrow('is refused')
  await rm(trust, { recursive: true })
  await start(trust)
  expect(await shown()).toBe((await requireLive(restorer, channel)).number)
  expect(await textAt('/a')).toContain('after the copy')
})
