import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { contentHash, sha256 } from '@bridge/shared/hash'
import { beforeEach, expect, it } from 'vitest'
import { brokenParts, withState } from '../../testing/broken-parts.ts'
import { newFolder } from '../../testing/folder.ts'
import {
  channel,
  live,
  ops,
  plantPages,
  request,
  root,
  ship,
  someVersion,
  store,
  teamA,
  teamB,
  withKeyedSite,
} from '../../testing/keyed-site.ts'
import { readArtifact } from '../artifacts/artifacts.ts'
import type { PartState } from '../records/releases.ts'
import { rollback } from '../releasing/rollback.ts'
import { changeSettings } from '../releasing/settings.ts'
import { keys } from '../store/keys.ts'
import { readBy } from '../store/read-by.ts'
import type { Store } from '../store/store.ts'
import { exportTree } from './export.ts'

withKeyedSite()

let folder: string
beforeEach(async () => {
  const settings = { formEndpoint: 'https://forms.example/contact' }
  await changeSettings({ ...request(ops, 'form'), settings })
  folder = await newFolder()
})

const exported = (from: Store = store) => exportTree({ store: from, channel, folder })
const page = (name: string) => readFile(path.join(folder, `current/pages/${name}.html`), 'utf8')
const stateOf = async (part: string) => (await live()).parts[part] as PartState

const missingPages = () =>
  plantPages(teamA, 'mf-a', ({ pages }) => ({
    pages: pages.map((page) => ({ ...page, page: '0'.repeat(32) })),
  }))
const missingFallback = withState((state) => ({ ...state, fallback: someVersion }))
const twice = () => plantPages(teamA, 'mf-a', ({ pages }) => ({ pages: [...pages, ...pages.slice(-1)] }))

const attacks = {
  ...brokenParts,
  'a fallback that does not exist': missingFallback,
  'pages that were never stored': missingPages,
  'a page that is listed twice': twice,
}

it.each(Object.entries(attacks))('exports what other teams release after %s', async (_, attack) => {
  await exported()
  await attack()
  await ship(teamB, 'mf-b', 'next of b')
  const { notes } = await exported()
  expect(notes.join()).toContain('mf-a')
  expect(await page('b')).toContain('next of b')
  expect(await page('a')).toContain('mf-a-1')
})

it.each(Object.entries(attacks))('exports what other teams released before %s', async (_, attack) => {
  await exported()
  await ship(teamB, 'mf-b', 'next of b')
  await attack()
  const { notes } = await exported()
  expect(notes).not.toEqual([])
  expect(await page('b')).toContain('next of b')
  expect(await page('a')).toContain('mf-a-1')
})

const damageList = async (part: string) => {
  const { composition } = await stateOf(part)
  await writeFile(path.join(root, keys.composition(composition?.key ?? '')), '{}')
}

it('never shows an earlier version of a part than the folder does', async () => {
  await ship(teamA, 'mf-a', 'bad a')
  await rollback({ ...request(teamA, 'bad'), part: 'mf-a' })
  await exported()
  await ship(teamB, 'mf-b', 'next of b')
  await damageList('mf-a')
  expect(await exported()).toMatchObject({ isIncomplete: false, notes: [] })
  expect(await page('b')).toContain('next of b')
  expect(await page('a')).not.toContain('bad a')
})

it('counts as incomplete if it skips a release whose pages cannot be served', async () => {
  const before = await exported()
  expect(before.isIncomplete).toBe(false)
  await ship(teamA, 'mf-a', 'next of a')
  await damageList('mf-a')
  expect(await exported()).toMatchObject({
    release: before.release,
    isIncomplete: true,
    notes: [expect.stringMatching(/^release \d+ is skipped: composition .* is altered/)],
  })
})

it('keeps the list of a part’s pages for the next export even if it could be read only once', async () => {
  await ship(teamA, 'mf-a', 'bad a')
  await exported()
  await rollback({ ...request(teamA, 'bad'), part: 'mf-a' })
  const { composition } = await stateOf('mf-a')
  let reads = 0
  const once = readBy(store, async (key, ...more) =>
    key === keys.composition(composition?.key ?? '') && reads++ > 0 ? undefined : store.get(key, ...more),
  )
  await exported(once)
  await ship(teamB, 'mf-b', 'next of b')
  reads = 1
  expect(await exported(once)).toMatchObject({ isIncomplete: false, notes: [] })
  expect(await page('b')).toContain('next of b')
  expect(await page('a')).not.toContain('bad a')
})

it('never replaces the release in the folder with an older one', async () => {
  await ship(teamB, 'mf-b', 'next of b')
  await exported()
  await damageList('mf-b')
  await rm(path.join(folder, 'current/compositions'), { recursive: true }) // as an earlier tool would leave it
  await expect(exported()).rejects.toThrow('is altered')
  expect(await page('b')).toContain('next of b')
})

it('exports the remaining pages to a new folder, and reports which are missing', async () => {
  await missingPages()
  await ship(teamB, 'mf-b', 'next of b')
  expect(await exported()).toMatchObject({
    isIncomplete: true,
    notes: [
      expect.stringMatching(
        /^the store has lost files of mf-a: 2 are missing\. \S+\.html is not in the store$/,
      ),
    ],
  })
  expect(await page('b')).toContain('next of b')
  await expect(page('a')).rejects.toThrow('ENOENT')
})

it('exports what other teams release even if a version uses one name for both a file and a folder', async () => {
  await exported()
  const { version } = await stateOf('mf-a')
  const { version: _, ...described } = await readArtifact(store, 'mf-a', version)
  const names = { 'client/x': sha256('both'), 'client/x/y': sha256('both') }
  const other = { ...described, files: { ...described.files, ...names } }
  const planted = `1.0.0-${contentHash(JSON.stringify(other))}`
  const bucket = readBy(store, async (key, isWhole, most) => {
    if (key === keys.artifact('mf-a', planted))
      return Buffer.from(JSON.stringify({ ...other, version: planted }))
    if (/client\/x(\/y)?$/.test(key)) return Buffer.from('both')
    return store.get(key.replace(planted, version), isWhole, most)
  })
  await withState((state) => ({ ...state, fallback: planted }))()
  await ship(teamB, 'mf-b', 'next of b')
  const { notes } = await exportTree({ store: bucket, channel, folder })
  expect(notes.join()).toContain('"client/x" is both a file and a folder')
  expect(await page('b')).toContain('next of b')
})

it('reads a page once, even if several addresses share it', async () => {
  await exported()
  const large = Buffer.alloc(10_000_000, 'x')
  const hash = contentHash(large)
  await writeFile(path.join(root, keys.page(hash)), large)
  const repeated = Array.from({ length: 60 }, (_, at) => ({
    path: `/posts/p${at}`,
    status: 200 as const,
    page: hash,
  }))
  await plantPages(teamB, 'mf-b', ({ pages }) => ({ pages: [...pages, ...repeated] }))
  await ship(teamA, 'mf-a', 'next of a')
  let reads = 0
  const counted = readBy(store, (key, ...options) => {
    if (key === keys.page(hash)) reads++
    return store.get(key, ...options)
  })
  await exportTree({ store: counted, channel, folder })
  expect(reads).toBe(1)
  expect(await page('a')).toContain('next of a')
  expect(await page('posts/p59')).toHaveLength(large.length)
})

it('refuses to export a site that has lost its shell', async () => {
  await ship(teamB, 'mf-b', 'next of b')
  const { version } = await stateOf('shell')
  await writeFile(path.join(root, keys.artifact('shell', version)), '{}')
  await expect(exported()).rejects.toThrow('artifact.json')
})
