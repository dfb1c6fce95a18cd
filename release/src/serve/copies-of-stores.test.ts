import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { FileStore } from '../store/file-store.ts'
import { S3Store } from '../store/s3-store.ts'
import type { Store } from '../store/store.ts'
import { withCopies } from './copied.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

it('keeps copies of two stores apart, even if they have the same relative folder', async () => {
  const folder = await newFolder()
  const open = (store: Store) => withCopies(store, 'production', { folder, maxBytes: 1e6 })
  for (const directory of [await newFolder(), await newFolder()]) {
    vi.spyOn(process, 'cwd').mockReturnValue(directory)
    await open(new FileStore('./store'))
    await open(new FileStore(path.join(directory, 'store')))
  }
  expect(await readdir(folder)).toHaveLength(2)
})

it('keeps copies of stores whose paths are too long for a folder name', async () => {
  const folder = await newFolder()
  for (const store of ['भंडार', 'कोठार']) {
    const long = new FileStore(path.join(await newFolder(), 'साइट'.repeat(10), store))
    await withCopies(long, 'production', { folder, maxBytes: 1e6 })
  }
  expect(await readdir(folder)).toHaveLength(2)
})

it.each([
  ['AWS_ENDPOINT_URL_S3', ['https://one.example', 'https://other.example']],
  ['AWS_PROFILE', ['one', 'other']],
])('keeps copies of two buckets apart, even if they differ only in %s', async (name, values) => {
  const folder = await newFolder()
  for (const value of values) {
    vi.stubEnv(name, value)
    await withCopies(new S3Store('bucket', 'site'), 'production', { folder, maxBytes: 1e6 })
  }
  expect(await readdir(folder)).toHaveLength(2)
})
