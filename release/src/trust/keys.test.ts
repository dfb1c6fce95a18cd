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
  served,
  shell,
  ship,
  store,
  teamA,
  teamB,
  trustKey,
  withKeyedSite,
  withVersion,
} from '../../testing/keyed-site.ts'
import { newSite, publishText, requestIn } from '../../testing/site.ts'
import { requireLive } from '../records/releases.ts'
import {
  changeKeys,
  type Proposal,
  proposeKeys,
  revoking,
  signProposal,
  trusting,
} from '../releasing/change-keys.ts'
import { deploy } from '../releasing/deploy.ts'
import { rollback } from '../releasing/rollback.ts'
import { changeSettings } from '../releasing/settings.ts'
import { idOf } from '../signing/key-pair.ts'
import { TrustedStore } from './trusted-store.ts'

withKeyedSite()

it('lets each team release and roll back its own part', async () => {
  await ship(teamA, 'mf-a', 'second a')
  const { number } = await ship(teamB, 'mf-b', 'second b')
  await isShown(number)
  const back = await rollback({ ...request(teamA), part: 'mf-a' })
  await isShown(back.release.number)
  expect((await ask(served.address, '/a')).text).toContain('mf-a-1')
  expect((await ask(served.address, '/b')).text).toContain('second b')
})

it('lets the shell’s key change every page, and a root key the settings', async () => {
  await isShown((await ship(shell, 'shell', 'shell-2')).number)
  const { release } = await changeSettings({
    ...request(ops),
    settings: { origin: 'https://bridge.example' },
  })
  await isShown(release.number)
  await isShown((await rollback({ ...request(shell), part: 'shell' })).release.number)
})

it('refuses, before anything is written, what a key may not do', async () => {
  const version = await publishText(bucket, 'mf-a', 'second a')
  const targets = [`mf-a@${version}`]
  const deploying = (by: Holder) => deploy({ ...request(by), targets })
  await expect(deploying(teamB)).rejects.toThrow('team-b may not change mf-a')
  await expect(deploying(holder())).rejects.toThrow('RELEASE_KEY is not among the keys of channel production')
  await expect(deploy({ ...requestIn(store, 'x'), targets })).rejects.toThrow(
    'releases of channel production must be signed',
  )
  await expect(
    changeSettings({ ...request(teamA), settings: { origin: 'https://evil.example' } }),
  ).rejects.toThrow('team-a may not change the settings')
  await expect(trustKey(teamA, teamA, 'team-a', ['mf-b'])).rejects.toThrow('team-a may not change the keys')
  expect((await live()).number).toBe(5)
})

it('refuses RELEASE_KEY on a channel without keys', async () => {
  const other = await newSite()
  const plain = new TrustedStore(other.store, await newFolder())
  await publishText(plain, 'mf-a', 'second a')
  await expect(
    deploy({ ...requestIn(plain, 'x'), targets: ['mf-a'], signers: [teamA.signer] }),
  ).rejects.toThrow('RELEASE_KEY is set, but channel production has no keys')
})

it('never leaves a key list that could not be changed again', async () => {
  await expect(changeKeys(request(ops), revoking(ops.signer.id))).rejects.toThrow('no root key would be left')
  await expect(trustKey(ops, ops, 'ops', [], 2)).rejects.toThrow(
    '2 root keys must sign, but there would be only 1',
  )
})

it('requires as many root keys as the threshold says', async () => {
  const second = holder()
  await trustKey(ops, second, 'second', ['root'])
  await expect(trustKey(ops, second, 'second', [], 2)).rejects.toThrow('1 of the 2 root keys')
  const both = { ...request(ops), signers: [ops.signer, second.signer] }
  await changeKeys(both, trusting(second.signer.id, { name: 'second', public: second.publicKey, may: [] }, 2))
  await expect(trustKey(ops, holder(), 'new', ['mf-a'])).rejects.toThrow('1 of the 2 root keys')
  const third = holder()
  await changeKeys(
    both,
    trusting(idOf(third.publicKey), { name: 'new', public: third.publicKey, may: ['mf-a'] }, 2),
  )
  await isShown((await ship(third, 'mf-a', 'second a')).number)
})

it('does not give a trusted key another name', async () => {
  const key = holder()
  await trustKey(ops, key, 'blog', ['mf-a'])
  await expect(trustKey(ops, key, 'news', ['mf-b'])).rejects.toThrow("is already trusted as 'blog'")
})

it('trusts a revoked key up to the release that revokes it, and not beyond', async () => {
  const { number } = await ship(teamA, 'mf-a', 'second a')
  await changeKeys(request(ops), revoking(teamA.signer.id))
  await isShown(number + 1)
  const fresh = new TrustedStore(bucket, await newFolder())
  expect((await requireLive(fresh, channel)).number).toBe(number + 1)
  const version = await publishText(bucket, 'mf-a', 'third a')
  await expect(deploy({ ...request(teamA), targets: [`mf-a@${version}`] })).rejects.toThrow(
    'is not among the keys',
  )
  await plant(
    await forged(teamA, (base) => withVersion(base, 'mf-a', String(base.parts['mf-a']?.previous?.version))),
  )
  await expectRefused(/is not among the keys of release/)
})

it('lets root keys sign a change on different machines, and releases it once enough have signed', async () => {
  const [second, third] = [holder(), holder()]
  await trustKey(ops, second, 'second', ['root'])
  await trustKey(ops, third, 'third', ['root'])
  const all = { ...request(ops), signers: [ops.signer, second.signer, third.signer] }
  await changeKeys(all, trusting(ops.signer.id, { name: 'ops', public: ops.publicKey, may: [] }, 3))
  const before = await live()
  const proposal = await proposeKeys(
    request(ops, 'a new team'),
    trusting(
      teamA.signer.id,
      {
        name: 'team-a',
        public: teamA.publicKey,
        may: ['mf-b'],
      },
      undefined,
    ),
  )
  expect(await live()).toEqual(before)
  const file = JSON.parse(JSON.stringify(proposal)) as Proposal
  await expect(signProposal(request(teamA), file)).rejects.toThrow(
    'RELEASE_KEY must hold a root key that may sign this change',
  )
  const signed = await signProposal(request(second), file)
  expect(signed).toMatchObject({ missing: expect.stringContaining('2 of the 3 root keys') })
  expect(await live()).toEqual(before)
  const { proposal: next } = signed as { proposal: Proposal }
  const altered = structuredClone(next) as { list: { keys: Record<string, { may: string[] }> } } & Proposal
  altered.list.keys[teamA.signer.id]?.may.push('root')
  expect(await signProposal(request(third), altered)).toMatchObject({
    missing: expect.stringContaining('1 of the 3 root keys'),
  })
  const done = await signProposal({ ...request(third), dryRun: true }, next)
  expect(done).toMatchObject({ release: { why: 'a new team' } })
  expect(await live()).toEqual(before)
  await signProposal(request(third), next)
  await isShown(before.number + 1)
  expect((await live()).keys?.keys[teamA.signer.id]?.may).toEqual(['mf-a', 'mf-b'])
  await expect(signProposal(request(third), next)).rejects.toThrow('another change landed first')
})
