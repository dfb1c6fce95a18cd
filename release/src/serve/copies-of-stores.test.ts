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

it('keeps copies of two buckets apart, even if they have the same name at two endpoints', async () => {
  const folder = await newFolder()
  for (const endpoint of ['https://one.example', 'https://other.example']) {
    vi.stubEnv('AWS_ENDPOINT_URL_S3', endpoint)
    await withCopies(new S3Store('bucket', 'site'), 'production', { folder, maxBytes: 1e6 })
  }
  expect(await readdir(folder)).toHaveLength(2)
})
