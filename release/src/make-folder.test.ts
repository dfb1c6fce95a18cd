import { stat, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { newFolder } from '../testing/folder.ts'
import { makeFolder } from './make-folder.ts'

it('creates a folder and its parents, repeatedly and concurrently', async () => {
  const folder = path.join(await newFolder(), 'a/b/c')
  await Promise.all([folder, folder, path.dirname(folder)].map(makeFolder))
  await makeFolder(folder)
  await makeFolder('/')
  expect((await stat(folder)).isDirectory()).toBe(true)
})

it.skipIf(process.platform !== 'linux')('gives up immediately where no folder can be created', async () => {
  await expect(makeFolder('/proc/nowhere/a/b')).rejects.toThrow(
    "ENOENT: no such file or directory, mkdir '/proc/nowhere'",
  )
})

it('does not mistake a file or a broken link for a folder', async () => {
  const root = await newFolder()
  await writeFile(path.join(root, 'file'), '')
  await symlink(path.join(root, 'nothing'), path.join(root, 'link'))
  for (const name of ['file', 'link'])
    await expect(makeFolder(path.join(root, name))).rejects.toThrow('EEXIST')
  await expect(makeFolder(path.join(root, 'file/a/b'))).rejects.toThrow('ENOTDIR')
})
