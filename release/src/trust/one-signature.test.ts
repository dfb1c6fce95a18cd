import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { bucket, channel, root, ship, teamA, withKeyedSite } from '../../testing/keyed-site.ts'
import { type Release, requireLive } from '../records/releases.ts'
import type { Signature } from '../signing/signature.ts'
import { keys } from '../store/keys.ts'
import { sealed } from '../store/seal.ts'
import { TrustedStore } from './trusted-store.ts'

withKeyedSite()

const respelled: Record<string, (signature: Signature, record: object) => object> = {
  'with another field': (signature, record) => ({ ...record, signature: { ...signature, more: 1 } }),
  'in another encoding': ({ key, value }, record) => ({ ...record, signature: { key, value: `${value} ` } }),
  'in another place': (signature, record) => ({ signature, ...record }),
}

/** If both records were valid, a machine that trusted one of them would refuse what follows the other. */
it.each(Object.entries(respelled))('refuses a record that repeats a signature %s', async (_, respell) => {
  await ship(teamA, 'mf-a', 'good')
  const file = path.join(root, keys.release(channel, 6))
  const { signature, sha256: __, ...record } = JSON.parse(await readFile(file, 'utf8')) as Release
  await writeFile(file, sealed(JSON.stringify(respell(signature as Signature, record))))
  const newcomer = new TrustedStore(bucket, await newFolder())
  expect((await requireLive(newcomer, channel)).number).toBe(5)
})
