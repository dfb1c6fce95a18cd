import { readdir, rm, writeFile } from 'node:fs/promises'
import { expect, it, vi } from 'vitest'
import { answersOf, copied, folder, start, store, withCopiedSite } from '../../testing/copied-site.ts'
import { ask } from '../../testing/http.ts'
import { pagesOf, release } from '../../testing/site.ts'
import { keys } from '../store/keys.ts'

withCopiedSite()

it('keeps serving when the disk has no room for more copies', async () => {
  const served = await start()
  await copied()
  await rm(folder, { recursive: true })
  await writeFile(folder, 'a file where a folder should be')
  await release(store, 'mf-a', 'second a')
  await expect
    .poll(async () => (await ask(served.address, '/a')).text, { timeout: 5000 })
    .toContain('second a')
})

it('starts and serves when the folder for copies is not writable, and reports it in one line', async () => {
  await rm(folder, { recursive: true })
  await writeFile(folder, 'a file where a folder should be')
  const served = await start()
  await copied()
  await release(store, 'mf-a', 'second a')
  await expect
    .poll(async () => (await ask(served.address, '/a')).text, { timeout: 5000 })
    .toContain('second a')
  const said = vi.mocked(console.error).mock.calls.flat()
  expect(said.filter((line) => line.includes(folder))).toEqual([
    `cannot keep copies in ${folder}: ENOTDIR; make room, or set CACHE to a folder that this user may write to`,
  ])
  store.network = 'down'
  await expect(start()).rejects.toThrow('network')
})

it('copies what was read while the folder was not writable, once the folder is writable again', {
  timeout: 60_000,
  tags: 'long',
}, async () => {
  await rm(folder, { recursive: true })
  await writeFile(folder, 'a file where a folder should be')
  const first = await start()
  await copied()
  const answers = await answersOf(first)
  await rm(folder)
  const pages = (await Promise.all(['mf-a', 'mf-b'].map((part) => pagesOf(store, part)))).flat()
  await vi.waitFor(
    async () => {
      const kept = (await readdir(folder, { recursive: true })).join('\n')
      for (const page of pages) expect(kept).toContain(keys.page(page.split(' ')[1] ?? ''))
    },
    { timeout: 30_000, interval: 100 },
  )
  await copied()
  await first.close()
  store.network = 'down'
  expect(await answersOf(await start())).toEqual(answers)
})
