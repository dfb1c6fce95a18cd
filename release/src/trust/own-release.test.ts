import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { bucket, channel, ops, request, root, teamA, teamB, withKeyedSite } from '../../testing/keyed-site.ts'
import { publishText } from '../../testing/site.ts'
import { requireLive } from '../records/releases.ts'
import { changeKeys, revoking } from '../releasing/change-keys.ts'
import { deploy } from '../releasing/deploy.ts'
import { rollback } from '../releasing/rollback.ts'
import { keys } from '../store/keys.ts'
import { TrustedStore } from './trusted-store.ts'

withKeyedSite()

/** A machine with a folder of its own, and the number of the release that it remembers. */
async function machine() {
  const folder = await newFolder()
  const remembered = async () =>
    JSON.parse(await readFile(path.join(folder, `${channel}.json`), 'utf8')).number as number
  return { folder, store: new TrustedStore(bucket, folder), remembered }
}

it('remembers the release that this machine has just made, byte for byte', async () => {
  const { folder, store, remembered } = await machine()
  const version = await publishText(bucket, 'mf-a', 'a2')
  await deploy({ ...request(teamA), store, targets: [`mf-a@${version}`] })
  expect(await remembered()).toBe(6)
  expect(await readFile(path.join(folder, `${channel}.json`))).toEqual(
    await readFile(path.join(root, keys.release(channel, 6))),
  )
  await rollback({ ...request(teamA), store, part: 'mf-a' })
  expect(await remembered()).toBe(7)
  await changeKeys({ ...request(ops), store }, revoking(teamB.signer.id))
  expect(await remembered()).toBe(8)
})

it('does not fall back to an older release on a machine whose own release was lost before others saw it', async () => {
  const { folder, store } = await machine()
  const version = await publishText(bucket, 'mf-a', 'a2')
  await deploy({ ...request(teamA), store, targets: [`mf-a@${version}`] })
  await rm(path.join(root, keys.release(channel, 6)))
  const next = new TrustedStore(bucket, folder)
  const lost = /release 6, which this machine trusted last, is missing or altered/
  await expect(requireLive(next, channel)).rejects.toThrow(lost)
  await expect(rollback({ ...request(teamB), store: next, part: 'mf-b' })).rejects.toThrow(lost)
})
