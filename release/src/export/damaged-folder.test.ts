import { execFile } from 'node:child_process'
import { lstat, readdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { beforeEach, expect, it } from 'vitest'
import { exportable } from '../../testing/exportable.ts'
import { newFolder } from '../../testing/folder.ts'
import { requireLive } from '../records/releases.ts'
import { exportTree } from './export.ts'

const channel = 'production'
const makePipe = (file: string) => promisify(execFile)('mkfifo', [file])

let folder: string
let again: () => Promise<unknown>
let mfB: string

beforeEach(async () => {
  const exported = await exportable()
  folder = exported.folder
  again = () => exportTree({ store: exported.store, channel, folder })
  await again()
  mfB = `parts/mf-b/${(await requireLive(exported.store, channel)).parts['mf-b']?.version}`
})

/** Every file that nginx would serve, with its content and time. */
async function served(): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  const add = async (below: string) => {
    for (const name of await readdir(path.join(folder, below))) {
      const one = path.join(below, name)
      const at = await lstat(path.join(folder, one))
      if (at.isDirectory()) await add(one)
      else if (!at.isFile()) found[one] = 'no file'
      else found[one] = `${at.mtimeMs} ${await readFile(path.join(folder, one), 'base64')}`
    }
  }
  for (const one of [`current/`, 'pages', 'parts']) await add(one)
  return found
}

const files: Record<string, () => Promise<string> | string> = {
  'a page': async () => `pages/${(await readdir(path.join(folder, 'pages')))[0]}`,
  'a page in the live tree': () => 'current/home.html',
  'a file of a part': () => `${mfB}/assets/direct.one.js`,
  'the mark of the export': () => '.bridge-export',
  'share.conf': () => 'share.conf',
}

it.each(Object.entries(files))(
  'replaces a named pipe where %s should be, and does not wait for it',
  async (_, named) => {
    const before = await served()
    const file = path.join(folder, await named())
    await rm(file, { force: true })
    await makePipe(file)
    await again()
    expect(await served()).toEqual(before)
    if (!file.includes('current')) expect((await lstat(file)).isFile()).toBe(true)
  },
)

const substitutes = [
  (file: string) => writeFile(file, 'planted'),
  makePipe,
  (file: string) => symlink('nowhere', file),
  (file: string) => symlink(path.basename(file), file),
]

const folders: Record<string, () => string> = {
  'the folder of pages': () => 'pages',
  'the folder of trees': () => 'trees',
  'the folder of parts': () => 'parts',
  'the folder of a part': () => path.dirname(mfB),
  'the folder of a version': () => mfB,
  'a folder in a version': () => `${mfB}/assets`,
  'the folder of unfinished files': () => '.unfinished',
}

it.each(Object.entries(folders))(
  'replaces anything that is not a folder where %s should be',
  async (_, named) => {
    const before = await served()
    for (const substitute of substitutes) {
      await rm(path.join(folder, named()), { recursive: true })
      await substitute(path.join(folder, named()))
      await again()
      expect(await served()).toEqual(before)
    }
  },
)

it('replaces a folder where the link to the live tree should be', async () => {
  const before = await served()
  const link = path.join(folder, 'current')
  await rename(path.join(folder, await readlink(link)), path.join(folder, 'moved'))
  await rm(link)
  await rename(path.join(folder, 'moved'), link)
  await again()
  expect((await lstat(link)).isSymbolicLink()).toBe(true)
  expect(await served()).toEqual(before)
})

it('follows a link to a folder on the same disk', async () => {
  const before = await served()
  const [pages, elsewhere] = [path.join(folder, 'pages'), path.join(await newFolder(), 'pages')]
  await rename(pages, elsewhere)
  await symlink(elsewhere, pages)
  await again()
  expect((await lstat(pages)).isSymbolicLink()).toBe(true)
  expect(await served()).toEqual(before)
})
