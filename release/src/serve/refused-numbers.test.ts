import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { newSite } from '../../testing/site.ts'
import { twoReleasesLater } from '../../testing/two-releases-later.ts'
import { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'
import { followChannel } from './follow-channel.ts'

it('spends little time rereading refused records, however many, and still notices when one is repaired', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let reads = 0
  class Slow extends FileStore {
    override async get(...asked: Parameters<FileStore['get']>) {
      if (!/production.([2-9]|[1-3]\d).json/.test(asked[0])) return super.get(...asked)
      reads++
      await new Promise((resolve) => setTimeout(resolve, 50))
      return super.get(...asked)
    }
  }
  const { root } = await newSite()
  const { bring } = await twoReleasesLater(root)
  const count = 38
  const fileOf = (number: number) => path.join(root, keys.release('production', number))
  for (let number = 2; number < 2 + count; number++) await writeFile(fileOf(number), '{')
  const seen: number[] = []
  const refused = new Set<number>()
  const unfollow = await followChannel(new Slow(root), 'production', 10, {
    onSite: ({ release }) => seen.push(release.number),
    onRefused: (number) => refused.add(number),
  })
  await vi.waitFor(() => expect(refused.size).toBe(count), { timeout: 5000 })
  await new Promise((resolve) => setTimeout(resolve, 1000))
  reads = 0
  await new Promise((resolve) => setTimeout(resolve, 2000))
  expect(reads).toBeGreaterThan(0)
  expect(reads).toBeLessThan(2 * count)
  await rm(fileOf(3))
  await rm(fileOf(2))
  for (const number of [2, 3]) await bring(number)
  await vi.waitFor(() => expect(seen).toContain(3), { timeout: 20_000 })
  unfollow()
}, 40_000)
