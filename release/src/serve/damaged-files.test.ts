import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ask } from '../../testing/http.ts'
import { servedSite } from '../../testing/served-site.ts'
import { requireLive } from '../records/releases.ts'
import type { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'
import { loadSite } from './live-site.ts'
import { PageLists } from './page-lists.ts'
import type { Served } from './serve.ts'

let root: string
let store: FileStore
let served: Served

beforeEach(async () => {
  ;({ root, store, served } = await servedSite())
})
afterEach(() => served.close())

it('answers 500 for a file that the store has lost, and serves it again once it is restored', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  const page = (await loadSite(new PageLists(store), await requireLive(store, 'production'))).pages.get(
    '/b',
  ) as string
  const file = path.join(root, keys.page(page))
  await rename(file, `${file}.lost`)
  const lost = await ask(served.address, '/b')
  expect({ status: lost.status, cache: lost.headers['cache-control'] }).toEqual({
    status: 500,
    cache: 'no-store',
  })
  await rename(`${file}.lost`, file)
  expect((await ask(served.address, '/b')).status).toBe(200)
  complaints.mockRestore()
})

it('sends nothing of an altered file, and all of it once it is restored', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  const page = (await loadSite(new PageLists(store), await requireLive(store, 'production'))).pages.get(
    '/b',
  ) as string
  const file = path.join(root, keys.page(page))
  const whole = await readFile(file, 'utf8')
  await writeFile(file, whole.slice(0, 300))
  await writeFile(`${file}.br`, 'no copy of it')
  expect((await ask(served.address, '/b')).status).toBe(500)
  expect((await ask(served.address, '/b', { headers: { 'accept-encoding': 'br' } })).status).toBe(500)
  await writeFile(file, whole)
  for (const encoding of ['br', 'identity']) {
    const { status, text, headers } = await ask(served.address, '/b', {
      headers: { 'accept-encoding': encoding },
    })
    expect({ status, text, encoding: headers['content-encoding'] }).toEqual({ status: 200, text: whole })
  }
  complaints.mockRestore()
})

it('logs a failure once, even if many requests hit it', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  const page = (await loadSite(new PageLists(store), await requireLive(store, 'production'))).pages.get(
    '/b',
  ) as string
  await writeFile(path.join(root, keys.page(page)), 'altered')
  for (let time = 0; time < 20; time++) expect((await ask(served.address, `/b?${time}`)).status).toBe(500)
  expect(complaints).toHaveBeenCalledOnce()
  complaints.mockRestore()
})
