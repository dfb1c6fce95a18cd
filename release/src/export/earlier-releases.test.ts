import { access, readFile, readlink, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { exportable } from '../../testing/exportable.ts'
import { release, requestIn } from '../../testing/site.ts'
import { requireLive } from '../records/releases.ts'
import { rollback } from '../releasing/rollback.ts'
import { keys } from '../store/keys.ts'
import { readBy } from '../store/read-by.ts'
import type { Store } from '../store/store.ts'
import { exportTree } from './export.ts'

const channel = 'production'

/** The store as it is when its listing sometimes lacks the newest release. */
function lagging(store: Store, isLate: () => boolean): Store {
  const list: Store['list'] = async (folder, enough) => {
    const names = await store.list(folder, enough)
    return folder === keys.releases(channel) && isLate() ? names.slice(0, -1) : names
  }
  return { ...readBy(store, (...of) => store.get(...of)), list }
}

it('exports everything that a part needs that is shown with the pages of an earlier shell', async () => {
  const { store, root, folder } = await exportable()
  await release(store, 'shell', 'second shell')
  const { composition } = (await requireLive(store, channel)).parts['mf-a'] ?? {}
  await writeFile(path.join(root, keys.composition(composition?.key ?? '')), 'altered')
  await release(store, 'mf-b', 'second b')
  const { notes, isIncomplete } = await exportTree({ store, channel, folder })
  expect({ notes, isIncomplete }).toEqual({
    notes: [expect.stringMatching(/^mf-a stays as it was/)],
    isIncomplete: true,
  })
  const html = await readFile(path.join(folder, 'current/pages/a.html'), 'utf8')
  const files = [...html.matchAll(/\/((?:shell|mf-a)\/\d[^"'\s)]+)/g)].map(([, file = '']) => file)
  expect(files.join()).toMatch(/shell.*mf-a/)
  for (const file of files) await access(path.join(folder, 'parts', file))
})

it('does not replace a release by an older one because a listing lags behind', async () => {
  const { store, folder } = await exportable()
  await release(store, 'mf-a', 'withdrawn a')
  await rollback({ ...requestIn(store, 'back'), part: 'mf-a' })
  await exportTree({ store, channel, folder })
  const stale = lagging(store, () => true)
  await expect(exportTree({ store: stale, channel, folder })).rejects.toThrow(
    `${folder} shows release 4, but the newest that the store returns is 3`,
  )
  expect(await readlink(path.join(folder, 'current'))).toMatch(/^trees\/4-/)
})

it('does not replace a newer release that another export shows meanwhile, if its own listing lags behind', async () => {
  const { store, folder } = await exportable()
  await exportTree({ store, channel, folder })
  let isLate = false
  const slow = readBy(store, async (key, ...more) => {
    if (!isLate && key.endsWith('artifact.json')) {
      isLate = true
      await release(store, 'mf-a', 'second a')
      await exportTree({ store, channel, folder })
    }
    return store.get(key, ...more)
  })
  await expect(exportTree({ store: lagging(slow, () => isLate), channel, folder })).rejects.toThrow(
    `${folder} shows release 3, but the newest that the store returns is 2`,
  )
  expect(await readlink(path.join(folder, 'current'))).toMatch(/^trees\/3-/)
})

it('exports a release that another seemed to supersede for a moment', async () => {
  const { store, folder } = await exportable()
  await exportTree({ store, channel, folder })
  await release(store, 'mf-a', 'second a')
  let listings = 0
  const unsteady = lagging(store, () => ++listings === 3)
  expect(await exportTree({ store: unsteady, channel, folder })).toMatchObject({ release: 3 })
  expect(listings).toBeGreaterThan(3)
  expect(await readlink(path.join(folder, 'current'))).toMatch(/^trees\/3-/)
})

it('shows no withdrawn version in a folder without lists of pages, as an earlier tool leaves it', async () => {
  const { store, root, folder } = await exportable()
  await release(store, 'mf-a', 'withdrawn a')
  await rollback({ ...requestIn(store, 'back'), part: 'mf-a' })
  await exportTree({ store, channel, folder })
  await rm(path.join(folder, 'current/compositions'), { recursive: true })
  const { composition } = (await requireLive(store, channel)).parts['mf-a'] ?? {}
  await writeFile(path.join(root, keys.composition(composition?.key ?? '')), 'altered')
  await release(store, 'mf-b', 'second b')
  expect(await exportTree({ store, channel, folder })).toMatchObject({ release: 5, isIncomplete: true })
  expect(await readFile(path.join(folder, 'current/pages/a.html'), 'utf8')).toContain('mf-a-1')
})
