import { mkdir, readFile, symlink, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sha256 } from '@bridge/shared/hash'
import { it } from 'vitest'
import {
  channel,
  expectRefused,
  forged,
  holder,
  isShown,
  plant,
  root,
  teamA,
  toVersion,
  withKeyedSite,
} from '../../testing/keyed-site.ts'
import { newSite } from '../../testing/site.ts'
import { requireLive } from '../records/releases.ts'
import { type KeyList, signList } from '../signing/key-list.ts'
import { keys } from '../store/keys.ts'
import { sealed } from '../store/seal.ts'

withKeyedSite()

interface Attack {
  readonly why: RegExp
  readonly plant: () => Promise<void>
}

const forgeries: Record<string, Attack> = {
  'an unsigned release': {
    why: /it is not signed/,
    plant: async () => plant(await forged(undefined, toVersion)),
  },
  'a release signed with an unknown key': {
    why: /is not among the keys of release 5/,
    plant: async () => plant(await forged(holder(), toVersion)),
  },
  'a release that names a trusted key but is signed with another': {
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
    why: /it lacks the keys of the release before it/,
    plant: async () => {
      const { keys: _, ...rest } = await forged(undefined, toVersion)
      await plant(rest)
    },
  },
  'a release without keys, and another one after it': {
    why: /lacks the keys|it follows release 6, which does not exist/,
    plant: async () => {
      const { keys: _, ...first } = await forged(undefined, toVersion)
      await plant(first)
      await plant({ ...first, number: 7, parent: 6, after: sha256(JSON.stringify(first)) })
    },
  },
  'a new key list, signed with its own key': {
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
  'a new key list, with a threshold of zero': {
    why: /is not among the keys|threshold must be an integer of at least 1/,
    plant: async () => {
      const evil = holder()
      const keyList = { version: 6, threshold: 0, keys: {}, signatures: {} }
      await plant(await forged(evil, () => ({ action: 'keys', changed: [], keys: keyList })))
    },
  },
  'an old record under a new number': {
    why: /is damaged: it is not the record of release/,
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
  'a record with a duplicate field': {
    why: /it is not a well-formed record/,
    plant: async () => {
      const release = await forged(teamA, toVersion)
      const text = JSON.stringify(release).replace('"why":', '"why":"first","why":')
      await writeFile(path.join(root, keys.release(channel, 6)), sealed(text))
    },
  },
  'a record that is not JSON': {
    why: /is damaged: it is not the record of release/,
    plant: () => writeFile(path.join(root, keys.release(channel, 6)), 'noise'),
  },
  'a record that would exhaust the memory of its readers': {
    why: /is damaged: it is not the record of release/,
    async plant() {
      const file = path.join(root, keys.release(channel, 6))
      await writeFile(file, '{')
      await truncate(file, 1e9)
    },
  },
  'a folder in place of a record': {
    why: /is damaged: it is not a file/,
    plant: () => mkdir(path.join(root, keys.release(channel, 6))),
  },
  'a link to itself in place of a record': {
    why: /is damaged: it is not a file/,
    plant: () => symlink('6.json', path.join(root, keys.release(channel, 6))),
  },
}

it.each(Object.entries(forgeries))('refuses %s', async (_, attack) => {
  await isShown(5)
  await attack.plant()
  await expectRefused(attack.why)
})
