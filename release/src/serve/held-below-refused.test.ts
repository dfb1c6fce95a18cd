import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ask } from '../../testing/http.ts'
import { releaseShown } from '../../testing/served-site.ts'
import { newSite, release } from '../../testing/site.ts'
import { ReleaseError } from '../errors.ts'
import { requireLive } from '../records/releases.ts'
import type { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'
import { readBy } from '../store/read-by.ts'
import { type Served, serve } from './serve.ts'

const channel = 'production'
const unreadable = new Set<string>()
let store: FileStore
let root: string
let served: Served

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  ;({ store, root } = await newSite())
  unreadable.clear()
  const faulty = readBy(store, async (key, ...more) => {
    if (unreadable.has(key)) throw new ReleaseError(`cannot read ${key}: status 503`)
    return store.get(key, ...more)
  })
  await release(store, 'mf-a', 'the new text')
  const { composition } = (await requireLive(store, channel)).parts['mf-a'] ?? {}
  unreadable.add(keys.composition(composition?.key ?? ''))
  await release(store, 'mf-b', 'b2')
  served = await serve({ store: faulty, channel, port: 0, every: 20 })
  expect(await releaseShown(served.address)).toBe(3)
  expect((await ask(served.address, '/a')).text).not.toContain('the new text')
})

afterEach(() => served.close())

it.each(['garbage', ''])(
  'a held part is shown as recorded once it can be read, even below a record that is %j',
  async (content) => {
    await writeFile(path.join(root, keys.release(channel, 4)), content)
    await new Promise((resolve) => setTimeout(resolve, 500)) // several polls
    unreadable.clear()
    await expect
      .poll(async () => (await ask(served.address, '/a')).text, { timeout: 15_000 })
      .toContain('the new text')
  },
  30_000,
)
