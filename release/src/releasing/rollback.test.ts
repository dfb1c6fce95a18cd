import { rm } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { MemoryStore } from '../../testing/memory-store.ts'
import { makeRemote, makeShell, publishMade } from '../../testing/parts.ts'
import { newSite, pagesOf, release, requestIn, routes, unsealed } from '../../testing/site.ts'
import { shortened } from '../names.ts'
import { requireLive } from '../records/releases.ts'
import { loadSite } from '../serve/live-site.ts'
import { PageLists } from '../serve/page-lists.ts'
import type { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'
import { readBy } from '../store/read-by.ts'
import { deploy } from './deploy.ts'
import { rollback } from './rollback.ts'
import { changeSettings } from './settings.ts'

let root: string
let store: FileStore
const stateOf = async (part: string) => (await requireLive(store, 'production')).parts[part]
const versionOf = async (part: string) => (await stateOf(part))?.version
const back = (part: string, to?: string) => rollback({ ...requestIn(store, 'back'), part, ...(to && { to }) })

beforeEach(async () => {
  const site = await newSite()
  root = site.root
  store = site.store
})

it('rolls one part back to byte-identical pages, without rendering, and keeps what others released since', async () => {
  const before = await pagesOf(store, 'mf-a')
  await release(store, 'mf-a', 'second a')
  const b2 = await release(store, 'mf-b', 'second b')
  const { composed } = await back('mf-a')
  expect(composed).toBe(0)
  expect(await pagesOf(store, 'mf-a')).toEqual(before)
  expect(await versionOf('mf-b')).toBe(b2)
})

it('rolls back a part’s files and its sitemap entries too', async () => {
  const textsOf = async () => {
    const { texts } = await loadSite(new PageLists(store), await requireLive(store, 'production'))
    const read = ['/posts/feed.xml', '/sitemap.xml'].map(async (path) =>
      String(await texts.get(path)?.read('identity')),
    )
    return Promise.all(read)
  }
  const before = await textsOf()
  await release(store, 'mf-b', 'second b')
  expect((await textsOf())[0]).toContain('second b')
  const { composed } = await back('mf-b')
  expect(composed).toBe(0)
  expect(await textsOf()).toEqual(before)
})

it('goes back one more version with each rollback, and never uses a rolled-back version as a fallback', async () => {
  const a1 = await versionOf('mf-a')
  const a2 = await release(store, 'mf-a', 'second a')
  await release(store, 'mf-a', 'third a')
  await back('mf-a')
  expect(await versionOf('mf-a')).toBe(a2)
  await back('mf-a')
  expect(await versionOf('mf-a')).toBe(a1)
  await expect(back('mf-a')).rejects.toThrow('no previous version')
  await release(store, 'mf-a', 'fourth a')
  expect((await stateOf('mf-a'))?.fallback).toBe(a1)
})

it('never brings back a version that was withdrawn, even if it was deployed, replaced and deployed again', async () => {
  const first = await versionOf('mf-a')
  const second = await release(store, 'mf-a', 'second a')
  const third = await release(store, 'mf-a', 'third a')
  for (const version of [second, third])
    await deploy({ ...requestIn(store, 'again'), targets: [`mf-a@${version}`] })
  await back('mf-a')
  expect(await stateOf('mf-a')).toMatchObject({ version: second, takenBack: [third] })
  expect((await stateOf('mf-a'))?.fallback).not.toBe(third)
  await back('mf-a')
  expect(await stateOf('mf-a')).toMatchObject({ version: first, takenBack: [second, third] })
  await deploy({ ...requestIn(store, 'after all'), targets: [`mf-a@${second}`] })
  await rollback({ ...requestIn(store, 'named'), part: 'mf-a', to: first as string })
  await expect(back('mf-a')).rejects.toThrow('has no previous version')
})

it('rolls back several versions in one step', async () => {
  const a1 = await versionOf('mf-a')
  for (const text of ['second a', 'third a', 'fourth a']) await release(store, 'mf-a', text)
  await back('mf-a', a1)
  expect(await versionOf('mf-a')).toBe(a1)
  await expect(back('mf-a')).rejects.toThrow('no previous version')
})

it('explains that a part deployed with a new shell is removed by rolling back the shell', async () => {
  const table = [...routes, { path: '/c', part: 'mf-c', page: 'one' }]
  await publishMade(store, makeShell({ routes: table }), 'shell')
  await publishMade(store, makeRemote({ name: 'mf-c', pages: { one: '"c"' } }), 'mf-c')
  await deploy({ ...requestIn(store, 'partners'), targets: ['shell', 'mf-c'] })
  const refusal = await back('mf-c').catch((error) => error)
  expect(refusal.hint).toContain("'pnpm release rollback shell' removes its pages")
  await back('shell')
  expect((await requireLive(store, 'production')).parts['mf-c']?.composition).toBeUndefined()
})

it('refuses a version that the live one cannot roll back to, and lists those that it can', async () => {
  const a1 = await versionOf('mf-a')
  const a2 = await release(store, 'mf-a', 'second a')
  await back('mf-a')
  await release(store, 'mf-a', 'third a')
  const refusal = await back('mf-a', a2).catch((error) => error)
  expect(refusal.message).toContain(`mf-a@${shortened(a2)} is not among the versions`)
  expect(refusal.hint).toContain(`--to can be ${shortened(a1 ?? '')}`)
})

it('rolls a part back without rendering after the shell or the settings have changed', async () => {
  await release(store, 'mf-a', 'second a')
  await release(store, 'shell', 'shell-2')
  await changeSettings({ ...requestIn(store, 'move'), settings: { origin: 'https://bridge.example' } })
  expect((await back('mf-a')).composed).toBe(0)
})

it('recomposes all pages when it rolls back the shell, so that remotes still roll back without rendering', async () => {
  const first = await versionOf('shell')
  await release(store, 'shell', 'shell-2')
  const a2 = await release(store, 'mf-a', 'second a')
  await release(store, 'mf-a', 'third a')
  const { recomposed, composed } = await back('shell')
  expect(await versionOf('shell')).toBe(first)
  expect(recomposed).toEqual(['mf-a', 'mf-b'])
  expect(composed).toBeGreaterThan(0)
  expect((await back('mf-a')).composed).toBe(0)
  expect(await versionOf('mf-a')).toBe(a2)
})

it('does not read the shell or other remotes to roll a remote back', async () => {
  for (const text of ['second a', 'third a']) await release(store, 'mf-a', text)
  const read: string[] = []
  const watched = readBy(store, (key) => {
    read.push(key)
    return store.get(key)
  })
  await rollback({ ...requestIn(watched, 'back'), part: 'mf-a' })
  expect(read.filter((key) => /^parts\/(?!mf-a\/)/.test(key))).toEqual([])
  const compositions = read.filter((key) => key.startsWith('compositions/'))
  expect(compositions, 'the composition of mf-a twice, and that of mf-b once, for its hash').toHaveLength(3)
})

it('rolls back to the same state when the live record has no hash and everything is checked', async () => {
  for (const text of ['second a', 'third a']) await release(store, 'mf-a', text)
  const live = keys.release('production', 3)
  const older = await MemoryStore.of(root)
  older.set(live, JSON.stringify(unsealed(JSON.parse(String(await store.get(live))))))
  const state = { ...(await back('mf-a')).release.parts['mf-a'], since: expect.any(String) }
  const { release: planned } = await rollback({ ...requestIn(older, 'back'), part: 'mf-a' })
  expect(state.fallback).toBeTruthy()
  expect(planned.parts).toEqual({ ...(await requireLive(store, 'production')).parts, 'mf-a': state })
})

it('warns when the version that it rolls back to has lost its own fallback', async () => {
  const a1 = await versionOf('mf-a')
  for (const text of ['second a', 'third a']) await release(store, 'mf-a', text)
  await rm(path.join(root, keys.artifact('mf-a', a1 as string)))
  expect((await back('mf-a')).warnings).toEqual([
    expect.stringMatching(`mf-a@${a1} is no longer a fallback: .* is incomplete`),
  ])
  expect((await stateOf('mf-a'))?.fallback).toBeUndefined()
})

it('lists the live parts when the part is unknown', async () => {
  const refusal = await back('mf-nobody').catch((error) => error)
  expect(refusal.message).toBe('mf-nobody is not live on channel production')
  expect(refusal.hint).toBe('live parts: shell, mf-a, mf-b')
})

it('changes nothing in a dry run', async () => {
  await release(store, 'mf-a', 'second a')
  const { values } = await MemoryStore.of(root)
  await rollback({ ...requestIn(store, 'dry'), part: 'mf-a', dryRun: true })
  expect((await MemoryStore.of(root)).values).toEqual(values)
})
