import { link, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import {
  channel,
  forged,
  isShown,
  root,
  ship,
  shown,
  teamA,
  toVersion,
  withKeyedSite,
} from '../../testing/keyed-site.ts'
import { requireLive } from '../records/releases.ts'
import { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'
import { sealed } from '../store/seal.ts'
import { TrustedStore } from './trusted-store.ts'

withKeyedSite()

/** Hard-links one 8 MB record under this many numbers, from 6 upwards. */
async function plantLinks(count: number): Promise<void> {
  const { sha256: _, ...record } = await forged(undefined, toVersion)
  const file = path.join(root, 'planted')
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, sealed(JSON.stringify({ ...record, more: 'x'.repeat(7_900_000) })))
  for (let number = 6; number < 6 + count; number++)
    await link(file, path.join(root, keys.release(channel, number)))
}

let weight = 0
class Weighing extends FileStore {
  override async get(...asked: Parameters<FileStore['get']>) {
    const value = await super.get(...asked)
    weight += value?.length ?? 0
    return value
  }
}

it('reads only one of a hundred identical large records', async () => {
  await plantLinks(100)
  weight = 0
  const newcomer = new TrustedStore(new Weighing(root), await newFolder())
  expect((await requireLive(newcomer, channel)).number).toBe(5)
  expect(weight).toBeLessThan(20_000_000)
})

it('shows a release within seconds after a thousand identical large records', async () => {
  await isShown(5)
  await plantLinks(1000)
  const { number } = await ship(teamA, 'mf-a', 'a good one')
  expect(number).toBe(1006)
  await expect.poll(shown, { timeout: 5000 }).toBe(number)
}, 60_000)
