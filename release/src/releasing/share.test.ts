import { rm } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { newSite, release, requestIn, share } from '../../testing/site.ts'
import { requireLive } from '../records/releases.ts'
import type { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'
import { chooseVersions } from './choose-versions.ts'
import { history } from './history.ts'
import { makePreview } from './make-preview.ts'
import { rollback } from './rollback.ts'
import { changeSettings } from './settings.ts'
import { changeShare, promote, shareVersion } from './share.ts'
import { status } from './status.ts'
import { verify } from './verify.ts'

const channel = 'production'
let root: string
let store: FileStore
let first: Record<string, string>

const live = () => requireLive(store, channel)
const ask = (why: string, by?: string) => requestIn(store, why, by)

beforeEach(async () => {
  ;({ root, store } = await newSite())
  const { parts } = await live()
  first = Object.fromEntries(Object.entries(parts).map(([name, { version }]) => [name, version]))
})

it('leaves the live version as it is, and pins everything that visitors in the share get', async () => {
  const before = await live()
  const a2 = await share(store, 'mf-a', 'a2')
  const { format, parts, shared, changed } = await live()
  expect({ format, changed }).toEqual({ format: 2, changed: ['mf-a'] })
  expect(parts).toEqual(before.parts)
  expect(shared).toMatchObject({
    part: 'mf-a',
    percent: 5,
    by: 'Asha',
    why: 'a2',
    salt: expect.stringMatching(/^[0-9a-f]{16}$/),
    state: {
      version: a2,
      fallback: first['mf-a'],
      previous: { version: first['mf-a'], release: 1 },
      composition: { key: expect.any(String), sha256: expect.any(String) },
    },
  })
  expect(await verify(store, channel)).toMatchObject({ parts: 4, problems: [] })
})

it('shows in status and history who shared what with how many visitors, and who promoted it', async () => {
  const a2 = await share(store, 'mf-a', 'a2')
  await changeShare({ ...ask('looks good', 'Ben'), part: 'mf-a', percent: 25 })
  expect((await status(store, channel)).shared).toMatchObject({
    part: 'mf-a',
    version: a2,
    percent: 25,
    by: 'Ben',
    why: 'looks good',
  })
  await promote({ ...ask('all is well', 'Cem'), part: 'mf-a' })
  expect(await status(store, channel)).not.toHaveProperty('shared')
  expect((await live()).format).toBe(1)
  const change = { from: { 'mf-a': first['mf-a'] }, changed: { 'mf-a': a2 } }
  const [fourth, third, second] = await history(store, channel, 'mf-a')
  expect(fourth).toMatchObject({ number: 4, action: 'promote', by: 'Cem', why: 'all is well', ...change })
  expect(fourth).not.toHaveProperty('percent')
  expect(third).toMatchObject({ number: 3, action: 'share', percent: 25, by: 'Ben', ...change })
  expect(second).toMatchObject({ number: 2, action: 'share', percent: 5, by: 'Asha', ...change })
})

it('keeps the same visitors in a share that grows', async () => {
  await share(store, 'mf-a', 'a2')
  const { salt } = (await live()).shared ?? {}
  await changeShare({ ...ask('more'), part: 'mf-a', percent: 25 })
  expect((await live()).shared).toMatchObject({ salt, percent: 25 })
})

it('promotes a shared version without rendering, and can then roll it back', async () => {
  const a2 = await share(store, 'mf-a', 'a2')
  const shared = (await live()).shared?.state
  expect(await promote({ ...ask('well'), part: 'mf-a' })).toMatchObject({ composed: 0 })
  const state = (await live()).parts['mf-a']
  expect(state).toMatchObject({ version: a2, why: 'well', composition: shared?.composition })
  await rollback({ ...ask('not well'), part: 'mf-a' })
  expect((await live()).parts['mf-a']).toMatchObject({ version: first['mf-a'], takenBack: [a2] })
})

it('withdraws a shared version with a rollback, and never brings it back unless it is named', async () => {
  const a2 = await share(store, 'mf-a', 'a2')
  await rollback({ ...ask('errors', 'Ben'), part: 'mf-a' })
  const { parts, shared } = await live()
  expect(shared).toBeUndefined()
  expect(parts['mf-a']).toMatchObject({ version: first['mf-a'], by: 'Asha', why: 'first', takenBack: [a2] })
  expect((await history(store, channel))[0]).toMatchObject({
    action: 'rollback',
    by: 'Ben',
    from: { 'mf-a': a2 },
    changed: { 'mf-a': first['mf-a'] },
  })
  expect((await history(store, channel))[1]).toMatchObject({ action: 'share', takenBack: ['mf-a'] })
  await expect(chooseVersions(store, channel, ['mf-a'])).rejects.toThrow('was rolled back')
  await shareVersion(ask('once more'), await chooseVersions(store, channel, [`mf-a@${a2}`]), 1)
  expect((await live()).shared?.state.version).toBe(a2)
})

it('withdraws a shared version even if none of it can still be read', async () => {
  const a2 = await share(store, 'mf-a', 'a2')
  const { shared, parts } = await live()
  await rm(path.join(root, keys.version('mf-a', a2)), { recursive: true })
  await rm(path.join(root, keys.composition(shared?.state.composition?.key ?? '')))
  await rm(path.join(root, keys.version('mf-a', String(first['mf-a']))), { recursive: true })
  await rollback({ ...ask('gone'), part: 'mf-a' })
  expect((await live()).parts['mf-a']?.composition).toEqual(parts['mf-a']?.composition)
})

it('lets other parts be deployed, rolled back and previewed during a share', async () => {
  const a2 = await share(store, 'mf-a', 'a2')
  const { shared } = await live()
  const b2 = await release(store, 'mf-b', 'b2')
  expect(await live()).toMatchObject({
    shared,
    parts: { 'mf-a': { version: first['mf-a'] }, 'mf-b': { version: b2 } },
  })
  await rollback({ ...ask('no'), part: 'mf-b' })
  expect(await live()).toMatchObject({ shared, parts: { 'mf-b': { version: first['mf-b'] } } })
  const until = new Date(Date.now() + 60_000)
  const { preview } = await makePreview(
    { ...ask('look'), name: 'a3', until },
    await chooseVersions(store, channel, [`mf-a@${a2}`]),
  )
  expect(preview.release).toMatchObject({ format: 1, parts: { 'mf-a': { version: a2 } } })
  expect(preview.release).not.toHaveProperty('shared')
})

it('recomposes both sides for new settings and for a new shell', async () => {
  await share(store, 'mf-a', 'a2')
  const before = (await live()).shared
  await changeSettings({ ...ask('moved'), settings: { origin: 'https://bridge.example' } })
  const moved = (await live()).shared
  expect(moved).toEqual({
    ...before,
    state: { ...before?.state, composition: expect.objectContaining({ key: expect.any(String) }) },
  })
  expect(moved?.state.composition).not.toEqual(before?.state.composition)
  await release(store, 'shell', 'shell-2')
  expect((await live()).shared?.state.composition).not.toEqual(moved?.state.composition)
  expect((await verify(store, channel)).problems).toEqual([])
  expect(await promote({ ...ask('well'), part: 'mf-a' })).toMatchObject({ composed: 0 })
})
