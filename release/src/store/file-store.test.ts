import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, symlink, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { expect, it } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { refusesLargeValues, storeContract } from '../../testing/store-contract.ts'
import { FileStore } from './file-store.ts'
import { keys } from './keys.ts'

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

it('does not block on anything other than a file', async () => {
  const root = await newFolder()
  const store = new FileStore(root)
  await mkdir(path.join(root, 'releases/production/2.json'), { recursive: true })
  execFileSync('mkfifo', [path.join(root, 'releases/production/1.json')])
  await symlink('/dev/zero', path.join(root, 'releases/production/3.json'))
  await symlink('4.json', path.join(root, 'releases/production/4.json'))
  await symlink(`${process.execPath}/x`, path.join(root, 'releases/production/5.json'))
  await symlink('/nowhere', path.join(root, 'releases/production/7.json'))
  const server = createServer().listen(path.join(root, 'releases/production/6.json'))
  await once(server, 'listening')
  for (const number of [1, 2, 3, 4, 5, 6, 7])
    await expect(store.get(keys.release('production', number))).rejects.toThrow(
      'is damaged: it is not a file',
    )
  server.close()
})

it('refuses to read anything larger than a value may be', async () =>
  refusesLargeValues(new FileStore(await newFolder())))

const longAgo = new Date('2020-01-01')

it('removes nothing through a symbolic link from the store to another folder', async () => {
  const [root, home] = [await newFolder(), await newFolder()]
  const file = path.join(home, 'thesis.txt')
  await writeFile(file, 'the only copy')
  await utimes(file, longAgo, longAgo)
  await symlink(home, path.join(root, '.unfinished'))
  await mkdir(path.join(root, 'parts/mf-a'), { recursive: true })
  await symlink(home, path.join(root, 'parts/mf-a/1.0.0'))
  const store = new FileStore(root)
  await store.putIfAbsent('pages/a.html', 'a')
  await store.remove('parts/mf-a/1.0.0/thesis.txt')
  expect(await readFile(file, 'utf8')).toBe('the only copy')
})

it('removes through a symbolic link that replaces one of the store’s top folders', async () => {
  const [root, disk] = [await newFolder(), await newFolder()]
  await symlink(disk, path.join(root, 'parts'))
  const store = new FileStore(root)
  await store.putIfAbsent('parts/mf-a/1.0.0/artifact.json', '{}')
  await store.remove('parts/mf-a/1.0.0/artifact.json')
  expect(await store.list('parts')).toEqual([])
})
