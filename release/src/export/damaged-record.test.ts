import { truncate } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { exportable } from '../../testing/exportable.ts'
import { release, requestIn } from '../../testing/site.ts'
import { rollback } from '../releasing/rollback.ts'
import { keys } from '../store/keys.ts'
import { exportTree } from './export.ts'
import { shownIn } from './tree.ts'

const channel = 'production'

it('keeps a rollback in the folder if its record is damaged after the export', async () => {
  const { root, store, folder } = await exportable()
  await release(store, 'mf-a', 'leaks')
  await rollback({ ...requestIn(store, 'it leaks'), part: 'mf-a' })
  const { release: exported } = await exportTree({ store, channel, folder })
  await truncate(path.join(root, keys.release(channel, exported)), 10)
  await expect(exportTree({ store, channel, folder })).rejects.toThrow(`${exported}.json`)
  expect(await shownIn(folder)).toBe(exported)
})

it('reports a damaged record that it skips', async () => {
  const { root, store, folder } = await exportable()
  await release(store, 'mf-a', 'a2')
  await truncate(path.join(root, keys.release(channel, 3)), 10)
  expect(await exportTree({ store, channel, folder })).toMatchObject({
    release: 2,
    notes: [expect.stringMatching(/^a newer release is skipped: .*3\.json/)],
  })
})
