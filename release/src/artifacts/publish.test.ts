import { cp, mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { makeRemote } from '../../testing/parts.ts'
import { makers, newSite, publishText, requestIn } from '../../testing/site.ts'
import { shortened } from '../names.ts'
import { requireLive } from '../records/releases.ts'
import { deploy } from '../releasing/deploy.ts'
import { rollback } from '../releasing/rollback.ts'
import type { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'
import { wholeVersion } from './artifacts.ts'
import { publish } from './publish.ts'

let root: string
let store: FileStore

beforeEach(async () => {
  const site = await newSite()
  root = site.root
  store = site.store
})

const built = (text: string) => (makers['mf-a'] as (text: string) => Promise<string>)(text)
const publishFrom = (dist: string) => publish({ store, part: 'mf-a', by: 'Asha', dist })
const liveVersion = async () => (await requireLive(store, 'production')).parts['mf-a']?.version

/** Shortens the hash in the version of a build, as earlier versions of the tool wrote it. */
async function renameShort(folder: string): Promise<string> {
  const file = path.join(folder, 'artifact.json')
  const artifact = JSON.parse(await readFile(file, 'utf8'))
  const version = artifact.version.slice(0, -20)
  await writeFile(file, JSON.stringify({ ...artifact, version }))
  return version
}

it('names a version by 128 bits of its content hash', async () => {
  expect((await publishFrom(await built('a2'))).version).toMatch(/^1\.0\.0-[0-9a-f]{32}$/)
})

it('refuses a folder that no longer holds the build that was checked', async () => {
  const dist = await built('a2')
  const { version } = await publishFrom(dist)
  await cp(await built('a3'), dist, { recursive: true })
  const again = publish({ store, part: 'mf-a', by: 'Asha', dist, version })
  await expect(again).rejects.toThrow(`held mf-a@${version} when it was checked but now holds 1.0.0-`)
})

it('refuses different content under a version that is taken', async () => {
  const dist = await built('a2')
  const { version } = await publishFrom(dist)
  await publishFrom(dist) // the same
  const kept = path.join(root, 'parts/mf-a', version, 'artifact.json')
  await writeFile(kept, (await readFile(kept, 'utf8')).replace('"tokens":[]', '"tokens":["--ink"]'))
  await expect(publishFrom(dist)).rejects.toThrow(`mf-a@${version} is in the store`)
})

it('refuses a version whose hash is too short to be unique, but still deploys one that is in the store', async () => {
  const dist = await built('a2')
  const { version } = await publishFrom(dist)
  await renameShort(dist)
  await expect(publishFrom(dist)).rejects.toThrow('has a hash too short to be unique')
  const folder = path.join(root, 'parts/mf-a')
  await cp(path.join(folder, version), path.join(folder, 'copy'), { recursive: true })
  const short = await renameShort(path.join(folder, 'copy'))
  await cp(path.join(folder, 'copy'), path.join(folder, short), { recursive: true })
  await deploy({ ...requestIn(store, 'old'), targets: [`mf-a@${short}`] })
  expect(await liveVersion()).toBe(short)
})

it('refuses a file that is too large for servers before writing anything to the store', async () => {
  const before = await readdir(root, { recursive: true })
  const film = { 'client/film.mp4': 'x'.repeat(26_000_000) }
  await expect(publishFrom(await makeRemote({ name: 'mf-a', pages: {}, files: film }))).rejects.toThrow(
    'client/film.mp4 is 26 MB',
  )
  expect(await readdir(root, { recursive: true })).toEqual(before)
})

it.each([
  [
    'is a folder',
    (file: string) => mkdir(file),
    'has an artifact.json that cannot be read: not a regular file',
  ],
  [
    'is larger than memory',
    (file: string) => writeFile(file, '').then(() => truncate(file, 1e12)),
    'is 1000000 MB',
  ],
])('says so if artifact.json %s', async (_, write, problem) => {
  const dist = await newFolder()
  await write(path.join(dist, 'artifact.json'))
  await expect(publishFrom(dist)).rejects.toThrow(problem)
})

it.each([
  ['is missing', async () => {}],
  ['cannot be read: not a regular file', (file: string) => mkdir(file)],
])('says so if a listed file %s', async (problem, write) => {
  const dist = await makeRemote({ name: 'mf-a', pages: {}, files: { 'client/one.txt': '1' } })
  await rm(path.join(dist, 'client/one.txt'))
  await write(path.join(dist, 'client/one.txt'))
  await expect(publishFrom(dist)).rejects.toThrow(`client/one.txt in ${dist} ${problem}`)
})

it('accepts an abbreviated hash', async () => {
  const first = (await liveVersion()) as string
  const version = await publishText(store, 'mf-a', 'a2')
  await deploy({ ...requestIn(store, 'short'), targets: [`mf-a@${shortened(version)}`] })
  expect(await liveVersion()).toBe(version)
  await rollback({ ...requestIn(store, 'back'), part: 'mf-a', to: shortened(first) })
  expect(await liveVersion()).toBe(first)
  await expect(deploy({ ...requestIn(store, 'x'), targets: ['mf-a@1.0.0-0123456789ab'] })).rejects.toThrow(
    'was never published',
  )
})

it.each([
  ['the package version alone', (hash: string) => [`1.0.0-${hash}`, `1.0.1-${hash}`]],
  [
    'a hash that earlier versions of the tool cut',
    (hash: string) => [`1.0.0-${hash.slice(0, 12)}`, `1.0.0-${hash}`],
  ],
  ['a few digits', (hash: string) => [`1.0.0-${hash}`, `1.0.0-${hash.slice(0, 12)}${'0'.repeat(20)}`]],
])('tells how to name versions that differ in %s', async (_, versionsWith) => {
  const hash = '03264af1343ff1f88dba8ef287121109'
  const versions = versionsWith(hash)
  for (const version of versions) await mkdir(path.join(root, keys.version('mf-a', version)))
  const { message, hint } = await wholeVersion(store, 'mf-a', hash.slice(0, 12)).catch((error) => error)
  expect(message).toBe(`mf-a@${hash.slice(0, 12)} is ambiguous: it matches 2 versions`)
  const named = String(hint).replace('use one of these: ', '').split(', ')
  const found = await Promise.all(named.map((name) => wholeVersion(store, 'mf-a', name)))
  expect(found.sort()).toEqual(versions.sort())
})
