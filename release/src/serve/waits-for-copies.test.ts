import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { copied, root, start, store, withCopiedSite } from '../../testing/copied-site.ts'
import { ask } from '../../testing/http.ts'
import { pagesOf, release, requestIn } from '../../testing/site.ts'
import { rollback } from '../releasing/rollback.ts'
import { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'

withCopiedSite()

it('switches to a release once everything that it changes is copied or known to be damaged', async () => {
  const served = await start()
  await copied()
  const get = store.get.bind(store)
  const cut = vi.spyOn(store, 'get').mockImplementation((key) => {
    if (key.startsWith(`${keys.pages}/`)) throw new Error('the network has just failed')
    return get(key)
  })
  await release(new FileStore(root), 'mf-a', 'next')
  await vi.waitFor(() => expect(cut.mock.calls.some(([key]) => key.startsWith(keys.pages))).toBe(true), 5000)
  expect(await ask(served.address, '/a')).toMatchObject({
    status: 200,
    text: expect.stringContaining('mf-a-1'),
  })
  const pages = (await pagesOf(store, 'mf-a')).map((line) => line.split(' '))
  const [, hash = ''] = pages.find(([address]) => address === '/') ?? []
  await writeFile(path.join(root, keys.page(hash)), 'altered')
  cut.mockRestore()
  await vi.waitFor(async () => expect((await ask(served.address, '/a')).text).toContain('next'), 5000)
  expect((await ask(served.address, '/')).status).toBe(500)
})

it('holds up no rollback because of a file of another part that the store does not return', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const elsewhere = new FileStore(root)
  await release(elsewhere, 'mf-b', 'b2')
  const served = await start()
  const text = async () => (await ask(served.address, '/b')).text
  expect(await text()).toContain('b2')
  const known = await elsewhere.list('parts/mf-a')
  const get = store.get.bind(store)
  vi.spyOn(store, 'get').mockImplementation((key, ...options) =>
    /^parts\/mf-a\/.*\/client\//.test(key) && !known.some((version) => key.includes(version))
      ? new Promise(() => {})
      : get(key, ...options),
  )
  await release(elsewhere, 'mf-a', 'a2')
  await new Promise((resolve) => setTimeout(resolve, 1000)) // the server waits for copies of a2
  await rollback({ ...requestIn(elsewhere, 'back'), part: 'mf-b' })
  await expect.poll(text, { timeout: 15_000 }).toContain('mf-b-1')
}, 40_000)
