import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { pruneNow } from '../../testing/prune-now.ts'
import { newSite } from '../../testing/site.ts'
import { verify } from '../releasing/verify.ts'
import { keys } from '../store/keys.ts'
import { unfinishedRemovals } from '../store/removal.ts'

it('completes its run despite a planted version that names something other than files', async () => {
  const { root, store } = await newSite()
  const planted = keys.version('mf-a', `1.0.0-${'0'.repeat(32)}`)
  const files = { 'a b': '', client: '', 'client/a.js': '', 'client/a.js/b.js': '' }
  await mkdir(path.join(root, planted, 'client/a.js'), { recursive: true })
  await writeFile(path.join(root, planted, 'client/a.js/b.js'), '')
  await writeFile(path.join(root, planted, 'artifact.json'), JSON.stringify({ files }))
  await pruneNow(store)
  expect((await pruneNow(store)).removed).toContain(planted)
  expect(await store.list(keys.part('mf-a'))).toHaveLength(1)
  expect(await unfinishedRemovals(store)).toEqual([])
  expect(await verify(store, 'production')).toMatchObject({ problems: [] })
})

it('ignores what is neither a part nor a channel, such as a file manager’s leftovers', async () => {
  const { root, store } = await newSite()
  for (const folder of [keys.parts, keys.channels]) await writeFile(path.join(root, folder, '.DS_Store'), '')
  await mkdir(path.join(root, keys.parts, 'mf-a', '.cache'))
  expect(await pruneNow(store)).toEqual({ marked: [], removed: [] })
})
