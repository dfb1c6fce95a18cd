import { it } from 'vitest'
import {
  channel,
  expectRefused,
  forged,
  isShown,
  plant,
  someVersion,
  teamA,
  toVersion,
  withKeyedSite,
  withVersion,
} from '../../testing/keyed-site.ts'
import type { PartState } from '../records/releases.ts'
import { type KeyList, signList } from '../signing/key-list.ts'

withKeyedSite()

interface Attack {
  readonly why: RegExp
  readonly plant: () => Promise<void>
}

const attacks: Record<string, Attack> = {
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
    why: /it lacks mf-b/,
    plant: async () => plant(await forged(teamA, ({ parts: { 'mf-b': _, ...parts } }) => ({ parts }))),
  },
  'a release without its own part: the shell has routes to it, so every deploy would be blocked': {
    why: /it lacks mf-a/,
    plant: async () => plant(await forged(teamA, ({ parts: { 'mf-a': _, ...parts } }) => ({ parts }))),
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
  'a state of its own part so large that no record could follow': {
    why: /what it says about mf-a takes more than 10,000 bytes/,
    plant: async () =>
      plant(
        await forged(teamA, ({ parts }) => ({
          parts: { ...parts, 'mf-a': { ...(parts['mf-a'] as PartState), why: 'w'.repeat(10_000) } },
        })),
      ),
  },
  'a reason so long that a server takes seconds to read it': {
    why: /what it says about itself takes more than 10,000 bytes/,
    plant: async () => plant(await forged(teamA, () => ({ why: 'w'.repeat(10_000) }))),
  },
  'an author’s name that is too long': {
    why: /what it says about itself takes more than 10,000 bytes/,
    plant: async () => plant(await forged(teamA, () => ({ by: 'w'.repeat(10_000) }))),
  },
  'a list of changes that is too long': {
    why: /it lists a changed part twice/,
    plant: async () =>
      plant(await forged(teamA, () => ({ changed: Array.from({ length: 20_000 }, () => 'mf-a') }))),
  },
  'a list of withdrawn versions that is too long': {
    why: /what it says about mf-a takes more than 10,000 bytes/,
    plant: async () =>
      plant(
        await forged(teamA, ({ parts }) => ({
          parts: {
            ...parts,
            'mf-a': { ...(parts['mf-a'] as PartState), takenBack: Array(250).fill(someVersion) },
          },
        })),
      ),
  },
  'a share that is too large': {
    why: /what it says about the share takes more than 10,000 bytes/,
    plant: async () =>
      plant(
        await forged(teamA, ({ parts: { 'mf-a': live } }) => {
          const state = { ...(live as PartState), version: someVersion }
          const chosen = { part: 'mf-a', percent: 5, salt: '0'.repeat(16) }
          const said = { by: 'w'.repeat(10_000), since: 'now', why: 'w' }
          return { format: 2, shared: { ...chosen, ...said, state } }
        }),
      ),
  },
  'a claim to have changed another team’s part, which would make that team’s deploy run the gate again': {
    why: /team-a may not change mf-b/,
    plant: async () => plant(await forged(teamA, () => ({ changed: ['mf-a', 'mf-b'] }))),
  },
  'a change to its own part that the part’s history would not show': {
    why: /it does not list mf-a as changed/,
    plant: async () => plant(await forged(teamA, (base) => ({ ...toVersion(base), changed: [] }))),
  },
  'a share that the part’s history would not show': {
    why: /it does not list mf-a as changed/,
    plant: async () =>
      plant(
        await forged(teamA, ({ parts: { 'mf-a': live } }) => {
          const state = { ...(live as PartState), version: someVersion }
          const said = { by: 'Asha', since: 'now', why: 'share' }
          const shared = { part: 'mf-a', percent: 5, salt: '0'.repeat(16), ...said, state }
          return { format: 2, changed: [], shared }
        }),
      ),
  },
  'a release of its own part disguised as a change to the keys': {
    why: /it claims to change the keys, but does not/,
    plant: async () => plant(await forged(teamA, (base) => ({ ...toVersion(base), action: 'keys' }))),
  },
  'a release of its own part disguised as a change to the settings': {
    why: /it claims to change the settings, but does not/,
    plant: async () => plant(await forged(teamA, (base) => ({ ...toVersion(base), action: 'settings' }))),
  },
  'a release signed by a key named like a property that every object has': {
    why: /it is signed with|is not signed/,
    plant: async () => {
      const release = await forged(teamA, toVersion)
      await plant({ ...release, signature: { key: 'constructor', value: String(release.signature?.value) } })
    },
  },
}

it.each(Object.entries(attacks))('refuses, from the holder of team-a’s key, %s', async (_, attack) => {
  await isShown(5)
  await attack.plant()
  await expectRefused(attack.why)
})
