import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sha256 } from '@bridge/shared/hash'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { ask } from '../../testing/http.ts'
import { makers, newSite, publishText, requestIn } from '../../testing/site.ts'
import { publish } from '../artifacts/publish.ts'
import { type ComposedPage, type CompositionRef, readComposition } from '../records/composition.ts'
import { type Release, requireLive } from '../records/releases.ts'
import { sealed } from '../records/seal.ts'
import { changeKeys, revoking, trusting } from '../releasing/change-keys.ts'
import { deploy } from '../releasing/deploy.ts'
import { rollback } from '../releasing/rollback.ts'
import { changeSettings } from '../releasing/settings.ts'
import { status } from '../releasing/status.ts'
import { type Served, serve } from '../serve/serve.ts'
import { type KeyList, signList } from '../signing/key-list.ts'
import { idOf, newKeyPair, type Signer, signerFrom } from '../signing/key-pair.ts'
import { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'
import { signed } from './step.ts'
import { TrustedStore } from './trusted-store.ts'

/** The owner of the bucket writes and reads it directly; everyone else through what they trust. */
let root: string
let bucket: FileStore
let trust: string
let store: TrustedStore
let served: Served
let said: string[]
const channel = 'production'

interface Holder {
  readonly signer: Signer
  readonly publicKey: string
}

function holder(): Holder {
  const { privateKey, publicKey } = newKeyPair()
  return { signer: signerFrom(privateKey), publicKey }
}

let ops: Holder
let teamA: Holder
let teamB: Holder
let shell: Holder

const request = (by: Holder, why = 'test') => ({ ...requestIn(store, why), signers: [by.signer] })
const trustKey = (by: Holder, whom: Holder, name: string, may: string[], threshold?: number) =>
  changeKeys(request(by), trusting(idOf(whom.publicKey), { name, public: whom.publicKey, may }, threshold))

beforeEach(async () => {
  ;({ root } = await newSite())
  bucket = new FileStore(root)
  trust = await newFolder()
  store = new TrustedStore(bucket, await newFolder())
  ;[ops, teamA, teamB, shell] = [holder(), holder(), holder(), holder()]
  await trustKey(ops, ops, 'ops', ['root', 'settings'])
  await trustKey(ops, teamA, 'team-a', ['mf-a'])
  await trustKey(ops, teamB, 'team-b', ['mf-b'])
  await trustKey(ops, shell, 'platform', ['shell'])
  said = []
  vi.spyOn(console, 'error').mockImplementation((line) => said.push(String(line)))
  served = await serve({ store: bucket, channel, port: 0, every: 30, trust })
})
afterEach(() => served.close())

const shown = async () => JSON.parse((await ask(served.address, '/release.json')).text).release as number
const live = () => requireLive(bucket, channel)
const isShown = (number: number) =>
  vi.waitFor(async () => expect(await shown()).toBe(number), { timeout: 5000 })

async function ship(by: Holder, part: string, text: string): Promise<Release> {
  const version = await publishText(bucket, part, text)
  return (await deploy({ ...request(by), targets: [`${part}@${version}`] })).release
}

/** The record that follows the live one, with changes, as somebody with these keys would forge it. */
async function forged(by: Holder | undefined, change: (live: Release) => Partial<Release>): Promise<Release> {
  const base = await live()
  const { signature: _, sha256: after, ...rest } = base
  const next: Release = {
    ...rest,
    number: base.number + 1,
    parent: base.number,
    action: 'deploy',
    changed: ['mf-a'],
    ...(after && { after }),
    ...change(base),
  }
  return by ? signed(next, by.signer) : next
}

const plant = (release: Release) =>
  writeFile(path.join(root, keys.release(channel, release.number)), sealed(JSON.stringify(release)))

const withVersion = (base: Release, part: string, version: string): Partial<Release> => ({
  parts: { ...base.parts, [part]: { ...(base.parts[part] as Release['parts'][string]), version } },
})

/** Nothing that visitors get has changed, and the server has said why. */
async function expectRefused(why: RegExp): Promise<void> {
  const before = (await ask(served.address, '/release.json')).text
  await vi.waitFor(() => expect(said.join('\n')).toMatch(why), { timeout: 5000 })
  expect((await ask(served.address, '/release.json')).text).toBe(before)
  const fresh = new TrustedStore(bucket, trust)
  expect((await status(fresh, channel)).passedOver?.join('\n')).toMatch(why)
}

it('lets each team release, roll back and follow its own part', async () => {
  await ship(teamA, 'mf-a', 'a2')
  const { number } = await ship(teamB, 'mf-b', 'b2')
  await isShown(number)
  const back = await rollback({ ...request(teamA), part: 'mf-a' })
  await isShown(back.release.number)
  expect((await ask(served.address, '/a')).text).toContain('mf-a-1')
  expect((await ask(served.address, '/b')).text).toContain('b2')
})

it('lets the shell change every page, and the settings too', async () => {
  await isShown((await ship(shell, 'shell', 'shell-2')).number)
  const { release } = await changeSettings({
    ...request(ops),
    settings: { origin: 'https://bridge.example' },
  })
  await isShown(release.number)
  await isShown((await rollback({ ...request(shell), part: 'shell' })).release.number)
})

it('refuses, before anything is written, what a key may not do', async () => {
  const version = await publishText(bucket, 'mf-a', 'a2')
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

it('says that RELEASE_KEY has no effect on a channel without keys', async () => {
  const other = await newSite()
  const plain = new TrustedStore(other.store, await newFolder())
  await publishText(plain, 'mf-a', 'a2')
  await expect(
    deploy({ ...requestIn(plain, 'x'), targets: ['mf-a'], signers: [teamA.signer] }),
  ).rejects.toThrow('RELEASE_KEY is set, but channel production has no keys')
})

it('never leaves a list that nobody could change', async () => {
  await expect(changeKeys(request(ops), revoking(ops.signer.id))).rejects.toThrow('no root key would be left')
  await expect(trustKey(ops, ops, 'ops', [], 2)).rejects.toThrow(
    '2 root keys must sign, but there would be 1',
  )
})

it('asks for as many root keys as the threshold says', async () => {
  const second = holder()
  await trustKey(ops, second, 'second', ['root'])
  await expect(trustKey(ops, second, 'second', [], 2)).rejects.toThrow('1 of 2 root keys')
  const both = { ...request(ops), signers: [ops.signer, second.signer] }
  await changeKeys(both, trusting(second.signer.id, { name: 'second', public: second.publicKey, may: [] }, 2))
  await expect(trustKey(ops, holder(), 'new', ['mf-a'])).rejects.toThrow('1 of 2 root keys')
  const third = holder()
  await changeKeys(
    both,
    trusting(idOf(third.publicKey), { name: 'new', public: third.publicKey, may: ['mf-a'] }, 2),
  )
  await isShown((await ship(third, 'mf-a', 'a2')).number)
})

it('believes a revoked key up to the release of its revocation, and not beyond', async () => {
  const { number } = await ship(teamA, 'mf-a', 'a2')
  await changeKeys(request(ops), revoking(teamA.signer.id))
  await isShown(number + 1)
  const fresh = new TrustedStore(bucket, await newFolder())
  expect((await requireLive(fresh, channel)).number).toBe(number + 1)
  const version = await publishText(bucket, 'mf-a', 'a3')
  await expect(deploy({ ...request(teamA), targets: [`mf-a@${version}`] })).rejects.toThrow(
    'is not among the keys',
  )
  await plant(
    await forged(teamA, (base) => withVersion(base, 'mf-a', String(base.parts['mf-a']?.previous?.version))),
  )
  await expectRefused(/is not among the keys of release/)
})

const someVersion = '1.0.0-0123456789abcdef0123456789abcdef'
const toVersion = (base: Release) => withVersion(base, 'mf-a', someVersion)

interface Attack {
  readonly why: RegExp
  readonly plant: () => Promise<void>
}

const forgeries: Record<string, Attack> = {
  'an unsigned release': {
    why: /it is not signed/,
    plant: async () => plant(await forged(undefined, toVersion)),
  },
  'a release signed with a key of their own': {
    why: /is not among the keys of release 5/,
    plant: async () => plant(await forged(holder(), toVersion)),
  },
  'a release under the name of a trusted key': {
    why: /the signature of team-a is not valid/,
    plant: async () => {
      const release = await forged(holder(), toVersion)
      await plant({
        ...release,
        signature: { key: teamA.signer.id, value: String(release.signature?.value) },
      })
    },
  },
  'a release whose text was changed after it was signed': {
    why: /the signature of team-a is not valid/,
    plant: async () => plant({ ...(await forged(teamA, toVersion)), why: 'another reason' }),
  },
  'a release without keys': {
    why: /it is without the keys of the release before it/,
    plant: async () => {
      const { keys: _, ...rest } = await forged(undefined, toVersion)
      await plant(rest)
    },
  },
  'a release without keys, and another one after it': {
    why: /without the keys|it follows a release 6 that is not there/,
    plant: async () => {
      const { keys: _, ...first } = await forged(undefined, toVersion)
      await plant(first)
      await plant({ ...first, number: 7, parent: 6, after: sha256(JSON.stringify(first)) })
    },
  },
  'keys of their own, signed by themselves': {
    why: /1 root keys|is not among the keys/,
    plant: async () => {
      const evil = holder()
      const list = {
        version: 6,
        threshold: 1,
        keys: { [evil.signer.id]: { name: 'evil', public: evil.publicKey, may: ['root', 'shell'] } },
      }
      const own: KeyList = { ...list, signatures: signList(channel, list, [evil.signer]) }
      await plant(await forged(evil, () => ({ action: 'keys', changed: [], keys: own })))
    },
  },
  'keys of their own, with a threshold of none': {
    why: /is not among the keys|threshold must be an integer of at least 1/,
    plant: async () => {
      const evil = holder()
      const keyList = { version: 6, threshold: 0, keys: {}, signatures: {} }
      await plant(await forged(evil, () => ({ action: 'keys', changed: [], keys: keyList })))
    },
  },
  'an old record under a new number': {
    why: /must be 6|not a whole record/,
    plant: async () => {
      const old = await readFile(path.join(root, keys.release(channel, 1)))
      await writeFile(path.join(root, keys.release(channel, 6)), old)
    },
  },
  'an old state of a part, in a new record without a signature': {
    why: /it is not signed/,
    plant: async () => {
      const first = await requireLive((await newSite()).store, channel)
      await plant(await forged(undefined, () => ({ parts: first.parts })))
    },
  },
  'a record that says something twice': {
    why: /it is not a whole record/,
    plant: async () => {
      const release = await forged(teamA, toVersion)
      const text = JSON.stringify(release).replace('"why":', '"why":"first","why":')
      await writeFile(path.join(root, keys.release(channel, 6)), sealed(text))
    },
  },
  'a record that cannot be read': {
    why: /it is not a whole record/,
    plant: () => writeFile(path.join(root, keys.release(channel, 6)), 'noise'),
  },
  'a huge number, so that no other is left': {
    why: /more than 1000 higher/,
    plant: async () => plant(await forged(teamA, () => ({ number: 999_999_999_999_999 }))),
  },
}

const byTeamA: Record<string, Attack> = {
  'a release of another team’s part': {
    why: /team-a may not change mf-b/,
    plant: async () => plant(await forged(teamA, (base) => withVersion(base, 'mf-b', someVersion))),
  },
  'other pages for another team’s part': {
    why: /team-a may not change mf-b/,
    plant: async () =>
      plant(
        await forged(teamA, (base) => {
          const [own, other] = [base.parts['mf-a'], base.parts['mf-b']]
          return {
            parts: {
              ...base.parts,
              'mf-b': { ...other, composition: own?.composition } as typeof own & object,
            },
          }
        }),
      ),
  },
  'a release without another team’s part': {
    why: /team-a may not change mf-b/,
    plant: async () => plant(await forged(teamA, ({ parts: { 'mf-b': _, ...parts } }) => ({ parts }))),
  },
  'a release of the shell': {
    why: /team-a may not change shell/,
    plant: async () => plant(await forged(teamA, (base) => withVersion(base, 'shell', someVersion))),
  },
  'other settings': {
    why: /team-a may not change the settings/,
    plant: async () =>
      plant(
        await forged(teamA, ({ settings }) => ({
          settings: { ...settings, origin: 'https://evil.example' },
        })),
      ),
  },
  'more rights for itself': {
    why: /team-a may not change the keys/,
    plant: async () =>
      plant(
        await forged(teamA, ({ keys: list }) => {
          const before = list as KeyList
          const own = before.keys[teamA.signer.id]
          const next = {
            version: before.version + 1,
            threshold: 1,
            keys: {
              ...before.keys,
              [teamA.signer.id]: { ...(own as KeyList['keys'][string]), may: ['shell'] },
            },
          }
          return { keys: { ...next, signatures: signList(channel, next, [teamA.signer]) } }
        }),
      ),
  },
  'a name that every object has as its key': {
    why: /it is signed with|is not signed/,
    plant: async () => {
      const release = await forged(teamA, toVersion)
      await plant({ ...release, signature: { key: 'constructor', value: String(release.signature?.value) } })
    },
  },
}

it.each(Object.entries(forgeries))('refuses %s', async (_, attack) => {
  await isShown(5)
  await attack.plant()
  await expectRefused(attack.why)
})

it.each(Object.entries(byTeamA))('refuses, from who holds the key of team-a, %s', async (_, attack) => {
  await isShown(5)
  await attack.plant()
  await expectRefused(attack.why)
})

it('refuses a fork that takes back what another team has released since', async () => {
  const base = await live()
  const own = await forged(teamA, toVersion) // signed before team-b releases
  await isShown((await ship(teamB, 'mf-b', 'b2')).number)
  const { signature: _, ...content } = own
  await plant(signed({ ...content, number: base.number + 2 }, teamA.signer))
  await expectRefused(/as if release 6 had never been|release 6 came first/)
  const fresh = new TrustedStore(bucket, await newFolder()) // who has not seen release 6 either
  expect((await requireLive(fresh, channel)).number).toBe(6)
})

it('refuses another record in the place of one that was trusted', async () => {
  await isShown((await ship(teamB, 'mf-b', 'b2')).number)
  const { sha256: _, signature: __, ...six } = await live()
  await plant(signed({ ...six, why: 'another' }, teamB.signer))
  expect(await shown()).toBe(6)
  const fresh = new TrustedStore(bucket, trust)
  expect((await status(fresh, channel).catch(String)).toString()).not.toContain('another')
})

it('refuses an altered record of the past as the target of a rollback', async () => {
  await ship(teamA, 'mf-a', 'a2')
  const release = await ship(teamA, 'mf-a', 'a3')
  const target = release.parts['mf-a']?.previous?.release as number
  const old = JSON.parse(String(await bucket.get(keys.release(channel, target)))) as Release
  const { sha256: _, ...content } = old
  await plant({ ...content, ...withVersion(old, 'mf-a', someVersion) })
  await expect(rollback({ ...request(teamA), part: 'mf-a' })).rejects.toThrow('refused')
})

it('goes on releasing where the owner of the bucket has taken the next numbers', async () => {
  for (const number of [6, 7, 8]) await writeFile(path.join(root, keys.release(channel, number)), 'noise')
  const { number } = await ship(teamA, 'mf-a', 'a2')
  expect(number).toBe(9)
  await isShown(9)
})

it('remembers what it trusted when the server starts again, and the bucket has been rolled back', async () => {
  const { number } = await ship(teamA, 'mf-a', 'a2')
  await isShown(number)
  await served.close()
  for (const gone of [2, 3, 4, 5, 6]) await rm(path.join(root, keys.release(channel, gone)))
  said = []
  await expect(serve({ store: bucket, channel, port: 0, every: 30, trust })).rejects.toThrow(
    /is refused|damaged/,
  )
  served = await serve({ store: bucket, channel, port: 0, every: 30, trust: await newFolder() }) // has seen nothing
  expect(await shown()).toBe(1)
})

it('walks the whole chain on a machine that remembers nothing', async () => {
  for (let index = 0; index < 8; index++)
    await ship(index % 2 ? teamA : teamB, index % 2 ? 'mf-a' : 'mf-b', `${index}`)
  const fresh = new TrustedStore(bucket, await newFolder())
  expect((await requireLive(fresh, channel)).number).toBe(13)
  const nine = await forged(undefined, () => ({ number: 9, parent: 8 }))
  await plant(nine)
  const other = new TrustedStore(bucket, await newFolder())
  await expect(requireLive(other, channel).then(({ number }) => number)).resolves.toBeLessThan(9)
})

it('deploys no version that somebody without a key has published', async () => {
  const dist = (await makers['mf-a']?.('from the owner of the bucket')) as string
  const { version } = await publish({ store: bucket, part: 'mf-a', dist, by: 'team-a' })
  const deploying = deploy({ ...request(teamA), targets: ['mf-a'] })
  await expect(deploying).rejects.toThrow('was not signed by a key that may change it')
  await publish({ store: bucket, part: 'mf-a', dist, by: 'team-b', signers: [teamB.signer] })
  await expect(deploy({ ...request(teamA), targets: ['mf-a'] })).rejects.toThrow('was not signed by a key')
  await publish({ store: bucket, part: 'mf-a', dist, by: 'team-a', signers: [teamA.signer] })
  const { release } = await deploy({ ...request(teamA), targets: ['mf-a'] })
  expect(release.parts['mf-a']?.version).toBe(version)
})

it.each([
  ['the address of another team', ['/b'], '/b is not an address of mf-a'],
  ['the address of nobody', ['/a', '/admin'], '/admin is not an address of mf-a'],
])('serves no page of a team at %s', async (_, paths, why) => {
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
