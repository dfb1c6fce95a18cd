import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { storeContract } from '../../testing/store-contract.ts'
import { FileStore } from './file-store.ts'

storeContract('file store', {
  async open() {
    const root = await newFolder()
    return () => new FileStore(root)
  },
  async openBroken() {
    const root = await newFolder()
    await writeFile(path.join(root, 'broken'), 'a file where a folder should be')
    return new FileStore(root)
  },
})

it('leaves no temporary files behind', async () => {
  const root = await newFolder()
  const store = new FileStore(root)
  await Promise.all([store.putIfAbsent('pages/a.html', '1'), store.putIfAbsent('pages/a.html', '2')])
  expect(await readdir(path.join(root, '.unfinished'))).toEqual([])
  expect(await readdir(path.join(root, 'pages'))).toEqual(['a.html'])
})
