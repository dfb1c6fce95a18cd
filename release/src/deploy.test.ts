import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeRemote, makeShell, publishMade } from '../testing/parts.ts'
import { deploy } from './commands/deploy.ts'
import { rollback } from './commands/rollback.ts'
import { status } from './commands/status.ts'
import type { Composition } from './compose/composition.ts'
import { liveRelease } from './releases.ts'
import { FileStore } from './store/file-store.ts'
import { keys } from './store/keys.ts'

const routes = [
  { path: '/a', part: 'mf-a', page: 'one' },
  { path: '/b', part: 'mf-b', page: 'one' },
]
let store: FileStore
const order = (why: string) => ({ store, channel: 'production', by: 'Asha', why })

async function pagesOf(part: string) {
  const live = await liveRelease(store, 'production')
  const key = live?.parts[part]?.composition?.key ?? ''
  const bytes = await store.get(keys.composition(key))
  const { pages } = JSON.parse(bytes?.toString() ?? '{}') as Composition
  return pages.map(({ path, page }) => `${path} ${page}`)
}

const remote = (name: string, text: string) =>
  publishMade(store, makeRemote({ name, pages: { one: JSON.stringify(text) } }), name)

beforeEach(async () => {
  store = new FileStore(await mkdtemp(path.join(tmpdir(), 'bridge-store-')))
  await publishMade(store, makeShell({ routes }), 'shell')
  await remote('mf-a', 'a1')
  await remote('mf-b', 'b1')
  await deploy({ ...order('first'), targets: ['shell', 'mf-a', 'mf-b'] })
})

describe('deploy and rollback', () => {
  it('changes only the pages of the part that it deploys', async () => {
    const [a, b] = [await pagesOf('mf-a'), await pagesOf('mf-b')]
    await remote('mf-a', 'a2')
    await deploy({ ...order('second'), targets: ['mf-a'] })
    expect(await pagesOf('mf-b')).toEqual(b)
    expect(await pagesOf('mf-a')).not.toEqual(a)
  })

  it('takes back one part to byte-identical pages, renders nothing, and keeps what others released since', async () => {
    const before = await pagesOf('mf-a')
    await remote('mf-a', 'a2')
    await deploy({ ...order('second'), targets: ['mf-a'] })
    const b2 = await remote('mf-b', 'b2')
    await deploy({ ...order('in between'), targets: ['mf-b'] })
    const { composed } = await rollback({ ...order('a2 is wrong'), part: 'mf-a' })
    expect(composed).toBe(0)
    expect(await pagesOf('mf-a')).toEqual(before)
    expect((await status(store, 'production')).parts['mf-b']?.version).toBe(b2)
  })

  it('goes one further with a second rollback, and never falls back to what was taken back', async () => {
    const a1 = (await status(store, 'production')).parts['mf-a']?.version
    const a2 = await remote('mf-a', 'a2')
    await deploy({ ...order('2'), targets: ['mf-a'] })
    await remote('mf-a', 'a3')
    await deploy({ ...order('3'), targets: ['mf-a'] })
    await rollback({ ...order('back'), part: 'mf-a' })
    expect((await status(store, 'production')).parts['mf-a']?.version).toBe(a2)
    await rollback({ ...order('further back'), part: 'mf-a' })
    expect((await status(store, 'production')).parts['mf-a']?.version).toBe(a1)
    await expect(rollback({ ...order('too far'), part: 'mf-a' })).rejects.toThrow('no previous version')
    await remote('mf-a', 'a4')
    await deploy({ ...order('4'), targets: ['mf-a'] })
    expect((await liveRelease(store, 'production'))?.parts['mf-a']?.fallback).toBe(a1)
  })
})
