import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { pruneNow } from '../../testing/prune-now.ts'
import { fiveVersions, newSite, publishText, release, requestIn } from '../../testing/site.ts'
import { publishedOf } from '../board/published.ts'
import { requireLive } from '../records/releases.ts'
import { deploy } from '../releasing/deploy.ts'
import type { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'
import { lastPublication } from './publications.ts'

let root: string
let store: FileStore

beforeEach(async () => {
  ;({ root, store } = await newSite())
})

const damage = (number: number) => writeFile(path.join(root, keys.publication('mf-a', number)), '{')

/** Publishes. Returns the version and the messages. */
async function publishing(text: string) {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const version = await publishText(store, 'mf-a', text)
  const lines = said.mock.calls.flat()
  said.mockRestore()
  return { version, lines }
}

it('publishes after damaged records, and reports them in one line', async () => {
  await publishText(store, 'mf-a', 'second')
  await publishText(store, 'mf-a', 'third')
  await Promise.all([damage(2), damage(3)])
  const { version, lines } = await publishing('fourth')
  expect(lines).toEqual([
    expect.stringMatching(/^note: .* skips a damaged record: published\/mf-a\/3\.json .* is not JSON$/),
  ])
  expect(await lastPublication(store, 'mf-a')).toMatchObject({ version, placed: { number: 4, first: 4 } })
  await deploy({ ...requestIn(store, 'next'), targets: ['mf-a'] })
  expect((await requireLive(store, 'production')).parts['mf-a']?.version).toBe(version)
})

it('knows when a republished version was first published, despite damaged records', async () => {
  await publishText(store, 'mf-a', 'second')
  await publishText(store, 'mf-a', 'third')
  await damage(3)
  const { version } = await publishing('second')
  expect(await lastPublication(store, 'mf-a')).toMatchObject({ version, placed: { number: 4, first: 2 } })
})

it('does not fall back to an older version when the newest record is damaged', async () => {
  await publishText(store, 'mf-a', 'second')
  await publishText(store, 'mf-a', 'third')
  await damage(3)
  await expect(deploy({ ...requestIn(store, 'next'), targets: ['mf-a'] })).rejects.toThrow('mf-a/3.json')
})

/** Prunes twice. Returns the removed keys and the messages. */
async function pruning() {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  await pruneNow(store)
  said.mockClear()
  const { removed } = await pruneNow(store)
  const lines = said.mock.calls.flat()
  said.mockRestore()
  return { removed, lines }
}

it('keeps all versions of a part while a damaged record could belong to any of them, but prunes other parts', async () => {
  await fiveVersions(store)
  const oldest = (await requireLive(store, 'production')).parts['mf-b']?.version
  for (const text of ['2', '3', '4']) await release(store, 'mf-b', text)
  await damage(5)
  const { removed, lines } = await pruning()
  expect(removed).toContain(keys.version('mf-b', String(oldest)))
  expect(await store.list(keys.part('mf-a'))).toHaveLength(5)
  expect(lines).toEqual([
    expect.stringMatching(/^note: all versions of mf-a are kept: published\/mf-a\/5\.json .* is not JSON$/),
  ])
})

it('ignores a damaged record older than everything that is kept', async () => {
  const [oldest] = await fiveVersions(store)
  await damage(2)
  const { removed, lines } = await pruning()
  expect(removed).toContain(keys.version('mf-a', String(oldest)))
  expect(lines).toEqual([])
})

it('lists published versions on the board despite a damaged record', async () => {
  const versions = await fiveVersions(store)
  await damage(2)
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const listed = (await publishedOf(store, 'production', 'mf-a')).map(({ version }) => version)
  expect(listed).toEqual([versions[3], versions[2], versions[0]])
  expect(said.mock.calls.flat()).toEqual([expect.stringContaining('published/mf-a/2.json')])
  said.mockRestore()
})
