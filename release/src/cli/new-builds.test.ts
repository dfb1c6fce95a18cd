import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { newSite, release, requestIn, share } from '../../testing/site.ts'
import { rollback } from '../releasing/rollback.ts'
import { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'
import { newBuilds } from './new-builds.ts'

const channel = 'production'
const unknown = 'mf-a@1.0.0-0123456789abcdef0123456789abcdef'

/** Version 'bad a' was released, or shared, and rolled back; the record that released it is damaged or not. */
async function withdrawn(isShared: boolean, isDamaged: boolean) {
  const { root, store } = await newSite()
  const bad = `mf-a@${await (isShared ? share : release)(store, 'mf-a', 'bad a')}`
  await rollback({ ...requestIn(store, 'bad'), part: 'mf-a' })
  const key = keys.release(channel, 2)
  if (isDamaged) await writeFile(path.join(root, key), '{')
  return { store, bad, key }
}

it('deploys every build on a channel without releases', async () => {
  const store = new FileStore(await newFolder())
  expect(await newBuilds(store, channel, [unknown])).toEqual({ targets: [unknown] })
})

it.each([true, false])('deploys new builds, but none that was rolled back (shared: %s)', async (isShared) => {
  const { store, bad } = await withdrawn(isShared, false)
  expect(await newBuilds(store, channel, [bad, unknown])).toEqual({ targets: [unknown] })
})

it.each([true, false])(
  'recognises a version that was rolled back if the record of its release is damaged (shared: %s)',
  async (isShared) => {
    const { store, bad } = await withdrawn(isShared, true)
    expect(await newBuilds(store, channel, [bad])).toEqual({ targets: [] })
  },
)

it('recognises a version that another one replaced if the record of its release is damaged', async () => {
  const { root, store } = await newSite()
  const replaced = `mf-a@${await release(store, 'mf-a', 'replaced')}`
  await release(store, 'mf-a', 'newer')
  await writeFile(path.join(root, keys.release(channel, 2)), '{')
  expect(await newBuilds(store, channel, [replaced])).toEqual({ targets: [] })
})

it('deploys no build that a damaged record may name, and says which one that is', async () => {
  const { store, key } = await withdrawn(false, true)
  expect(await newBuilds(store, channel, [unknown])).toEqual({
    targets: [],
    note: `not deployed, because it is unknown whether it was rolled back: ${unknown}; ${key} in the store ${store.name} is damaged: it is not JSON`,
  })
})
