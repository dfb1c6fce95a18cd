import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { makeRemote, makeShell, publishMade } from '../../testing/parts.ts'
import { pruneNow } from '../../testing/prune-now.ts'
import { newSite, release, requestIn, routes } from '../../testing/site.ts'
import { requireLive } from '../records/releases.ts'
import { deploy } from '../releasing/deploy.ts'
import { rollback } from '../releasing/rollback.ts'
import { verify } from '../releasing/verify.ts'
import type { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'

const channel = 'production'

let root: string
let store: FileStore
beforeEach(async () => {
  ;({ root, store } = await newSite())
})

const isWhole = async () => expect(await verify(store, channel)).toMatchObject({ problems: [] })

it('keeps what a rollback returns to when it skips versions that were withdrawn', async () => {
  const first = (await requireLive(store, channel)).parts['mf-a']?.version
  const second = await release(store, 'mf-a', 'a2')
  const third = await release(store, 'mf-a', 'a3')
  for (const version of [second, third])
    await deploy({ ...requestIn(store, 'again'), targets: [`mf-a@${version}`] })
  await rollback({ ...requestIn(store, 'back'), part: 'mf-a' })
  await pruneNow(store)
  await pruneNow(store)
  expect(await rollback({ ...requestIn(store, 'back'), part: 'mf-a' })).toMatchObject({ composed: 0 })
  expect((await requireLive(store, channel)).parts['mf-a']?.version).toBe(first)
  await isWhole()
})

/** Releases a shell together with a version of mf-a that needs it, and then three more of mf-a. */
async function moveOn(): Promise<void> {
  const needing = (text: string) =>
    publishMade(
      store,
      makeRemote({
        name: 'mf-a',
        pages: { home: '"home"', one: JSON.stringify(text) },
        needs: { tokens: ['--new'] },
      }),
      'mf-a',
    )
  await publishMade(store, makeShell({ routes, tokens: ['--ink', '--new'] }), 'shell')
  await needing('a2')
  await deploy({ ...requestIn(store, 'together'), targets: ['shell', 'mf-a'] })
  for (const text of ['a3', 'a4', 'a5']) {
    await needing(text)
    await deploy({ ...requestIn(store, text), targets: ['mf-a'] })
  }
}

it('keeps the versions that were live with the previous shell, for parts that now need the new one', async () => {
  const first = (await requireLive(store, channel)).parts['mf-a']?.version
  await moveOn()
  await pruneNow(store)
  await pruneNow(store)
  await rollback({ ...requestIn(store, 'back'), part: 'shell' })
  const { version, composition } = (await requireLive(store, channel)).parts['mf-a'] ?? {}
  expect(version).toBe(first)
  expect(composition).toBeDefined()
  await isWhole()
})

it('removes nothing while a release that a rollback may go back to is damaged', async () => {
  const { number } = await requireLive(store, channel)
  const first = (await requireLive(store, channel)).parts['mf-a']?.version
  await moveOn()
  const record = path.join(root, keys.release(channel, number))
  const intact = await readFile(record)
  await writeFile(record, intact.subarray(0, 100))
  await expect(pruneNow(store)).rejects.toThrow(
    /^nothing is removed while a release is damaged: .*\/\d+\.json/,
  )
  await writeFile(record, intact)
  await rollback({ ...requestIn(store, 'back'), part: 'shell' })
  expect((await requireLive(store, channel)).parts['mf-a']?.version).toBe(first)
  await isWhole()
})
