import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { storeContract } from '../../testing/store-contract.ts'
import { FileStore } from '../store/file-store.ts'
import { copySettings, withCopies } from './copied.ts'

const maxBytes = 50_000_000

storeContract('store with copies', {
  async open() {
    const root = await newFolder()
    const copied = await Promise.all(
      Array.from({ length: 20 }, async () =>
        withCopies(new FileStore(root), 'production', { folder: await newFolder(), maxBytes }),
      ),
    )
    let next = 0
    return () => copied[next++ % copied.length] as (typeof copied)[number]
  },
  async openBroken() {
    const root = await newFolder()
    await writeFile(path.join(root, 'broken'), 'a file where a folder should be')
    return withCopies(new FileStore(root), 'production', { folder: await newFolder(), maxBytes })
  },
})

it('refuses an invalid size', () => {
  expect(copySettings({})).toBeUndefined()
  expect(copySettings({ CACHE: 'x', CACHE_SIZE: '2GB' })).toEqual({ folder: 'x', maxBytes: 2e9 })
  expect(() => copySettings({ CACHE: 'x', CACHE_SIZE: 'much' })).toThrow(
    "CACHE_SIZE must be a whole number of B, KB, MB or GB, not 'much'",
  )
})
