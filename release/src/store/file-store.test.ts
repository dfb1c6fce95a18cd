import { chmod, readdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { storeContract } from '../../testing/store-contract.ts'
import { FileStore } from './file-store.ts'

storeContract('store in a folder', {
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

it('leaves nothing but what was put', async () => {
  const root = await newFolder()
  const store = new FileStore(root)
  await Promise.all([store.putIfAbsent('pages/a.html', '1'), store.putIfAbsent('pages/a.html', '2')])
  expect(await readdir(path.join(root, '.unfinished'))).toEqual([])
  expect(await readdir(path.join(root, 'pages'))).toEqual(['a.html'])
})

it.each([
  [0o755, 0o077, 0o755, 0o644],
  [0o700, 0o022, 0o755, 0o644],
  [0o777, 0o022, 0o775, 0o664],
  [0o775, 0o022, 0o775, 0o664],
  [0o2770, 0o022, 0o2775, 0o664],
  [0o2770, 0o027, 0o2770, 0o660],
  [0o2750, 0o077, 0o2750, 0o640],
])(
  'lets those read who may read its folder (%o), whatever the umask (%o)',
  async (mode, umask, folder, file) => {
    const root = await newFolder()
    await chmod(root, mode)
    const before = process.umask(umask)
    try {
      await new FileStore(root).putIfAbsent('parts/mf-a/artifact.json', '1')
    } finally {
      process.umask(before)
    }
    const modeOf = async (name: string) => (await stat(path.join(root, name))).mode & 0o7777
    expect(await Promise.all(['parts', 'parts/mf-a', 'parts/mf-a/artifact.json'].map(modeOf))).toEqual([
      folder,
      folder,
      file,
    ])
  },
)
