import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { ask } from '../../testing/http.ts'
import { releaseShown, servedSite, untilShown } from '../../testing/served-site.ts'
import { release } from '../../testing/site.ts'
import type { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'
import { type Served, serve } from './serve.ts'

let root: string
let store: FileStore
let served: Served

beforeEach(async () => {
  ;({ root, store, served } = await servedSite())
})
afterEach(() => served.close())

const shown = () => releaseShown(served.address)
const until = (number: number) => untilShown(served.address, number)

/** Restarts the server with frequent polls. Returns a function that resets its store to the current state. */
async function restorable(): Promise<() => Promise<void>> {
  const earlier = await newFolder()
  await cp(root, earlier, { recursive: true })
  await served.close()
  served = await serve({ store, channel: 'production', port: 0, every: 5 })
  return async () => {
    await rm(root, { recursive: true })
    await cp(earlier, root, { recursive: true })
  }
}

it('accepts a different release under the number that it serves, as after a restore from a backup', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  const restore = await restorable()
  await release(store, 'mf-a', 'a-lost')
  await until(2)
  expect((await ask(served.address, '/a')).text).toContain('a-lost')
  await restore()
  await vi.waitFor(
    () => expect(complaints).toHaveBeenCalledWith(expect.stringContaining('has lost release 2')),
    10_000,
  )
  expect((await ask(served.address, '/a')).text).toContain('a-lost')
  await release(store, 'mf-b', 'b-after')
  await vi.waitFor(async () => expect((await ask(served.address, '/b')).text).toContain('b-after'), 10_000)
  expect((await ask(served.address, '/a')).text).not.toContain('a-lost')
  complaints.mockRestore()
})

it('keeps serving its release while the store is restored in steps', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  for (const text of ['a2', 'a3', 'a4']) await release(store, 'mf-a', text)
  await served.close()
  served = await serve({ store, channel: 'production', port: 0, every: 5 })
  const seen = new Set<number>()
  const look = async () => seen.add(await shown())
  const records = await Promise.all(
    [4, 3].map(async (number) => {
      const file = path.join(root, keys.release('production', number))
      const record = await readFile(file)
      await rm(file)
      for (let count = 0; count < 10; count++) {
        await new Promise((resolve) => setTimeout(resolve, 100))
        await look()
      }
      return { file, record }
    }),
  )
  for (const { file, record } of records.reverse()) {
    await writeFile(file, record)
    await new Promise((resolve) => setTimeout(resolve, 600))
    await look()
  }
  expect([...seen]).toEqual([4])
  complaints.mockRestore()
})

it('follows a store that has lost several releases, from the first new one onwards', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  const restore = await restorable()
  for (const text of ['a2', 'a3', 'a4']) await release(store, 'mf-a', text)
  await until(4)
  await restore()
  await release(store, 'mf-b', 'b-after')
  await vi.waitFor(async () => expect((await ask(served.address, '/b')).text).toContain('b-after'), 10_000)
  expect(await shown()).toBe(2)
  complaints.mockRestore()
})
