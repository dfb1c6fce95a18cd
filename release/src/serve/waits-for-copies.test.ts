import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { copied, root, start, store, withCopiedSite } from '../../testing/copied-site.ts'
import { ask } from '../../testing/http.ts'
import { pagesOf, release, requestIn } from '../../testing/site.ts'
import { rollback } from '../releasing/rollback.ts'
import { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'
import type { Served } from './serve.ts'

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

const filesOf = (part: string, version = '') => new RegExp(`^parts/${part}/${version}.*/client/`)

/** Makes the store hang for keys like this one. */
function hangFor(isWanted: (key: string) => boolean): void {
  const get = store.get.bind(store)
  vi.spyOn(store, 'get').mockImplementation((key, ...options) =>
    isWanted(key) ? new Promise(() => {}) : get(key, ...options),
  )
}

describe('does not hold up a rollback', { timeout: 40_000 }, () => {
  let elsewhere: FileStore
  let versions: string[]
  let served: Served
  const text = async () => (await ask(served.address, '/b')).text

  beforeEach(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    elsewhere = new FileStore(root)
    versions = await elsewhere.list('parts/mf-b')
    for (const next of ['second b', 'third b']) versions.push(await release(elsewhere, 'mf-b', next))
    served = await start()
    expect(await text()).toContain('third b')
  })

  it('because of another part’s file that the store does not return', async () => {
    const known = await elsewhere.list('parts/mf-a')
    hangFor((key) => filesOf('mf-a').test(key) && !known.some((version) => key.includes(version)))
    await release(elsewhere, 'mf-a', 'second a')
    await new Promise((resolve) => setTimeout(resolve, 1000)) // the server waits for copies of a2
    await rollback({ ...requestIn(elsewhere, 'back'), part: 'mf-b' })
    await expect.poll(text, { timeout: 15_000 }).toContain('second b')
  })

  it('because of its fallback’s file that the store does not return', async () => {
    hangFor((key) => filesOf('mf-b', versions[0]).test(key))
    await rollback({ ...requestIn(elsewhere, 'back'), part: 'mf-b' })
    await expect.poll(text, { timeout: 15_000 }).toContain('second b')
  })

  it('because of its own file that the store does not return', async () => {
    hangFor((key) => filesOf('mf-b', versions[0]).test(key))
    await rollback({ ...requestIn(elsewhere, 'back'), part: 'mf-b', to: versions[0] as string })
    await expect.poll(text, { timeout: 15_000 }).toContain('mf-b-1')
  })
})
