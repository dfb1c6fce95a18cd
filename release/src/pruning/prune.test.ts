import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ask } from '../../testing/http.ts'
import { addresses, newSite, publishText, release, requestIn } from '../../testing/site.ts'
import { requireLive } from '../records/releases.ts'
import { chooseVersions } from '../releasing/choose-versions.ts'
import { deploy } from '../releasing/deploy.ts'
import { endPreview, makePreview } from '../releasing/make-preview.ts'
import { rollback } from '../releasing/rollback.ts'
import { verify } from '../releasing/verify.ts'
import { serve } from '../serve/serve.ts'
import type { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'
import type { Remover } from '../store/store.ts'
import { prune } from './prune.ts'

const channel = 'production'

let root: string
let store: FileStore

beforeEach(async () => {
  ;({ root, store } = await newSite())
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** Keeps only what the live release needs, and removes at once what is marked. */
const pruneNow = (more: Partial<Parameters<typeof prune>[0]> = {}) =>
  prune({ store, remover: store, by: 'Asha', keep: 0, grace: 0, wait: 0, ...more })

const versionsOf = (part: string) => store.list(keys.part(part))
const isWhole = async () => expect(await verify(store, channel)).toMatchObject({ problems: [] })

async function fiveVersions(): Promise<string[]> {
  const first = (await requireLive(store, channel)).parts['mf-a']?.version ?? ''
  const others: string[] = []
  for (const text of ['second', 'third', 'fourth', 'fifth']) others.push(await release(store, 'mf-a', text))
  return [first, ...others]
}

it('marks first, and removes in a later run what is still not needed', async () => {
  const [first, second, third, fourth, fifth] = await fiveVersions()
  const dry = await pruneNow({ dryRun: true })
  expect(dry.removed).toEqual([])
  expect(await store.list(keys.marks)).toEqual([])
  const marking = await pruneNow({ grace: 1000 })
  expect(marking.marked).toEqual(dry.marked)
  expect(marking.marked).toEqual(expect.arrayContaining([`parts/mf-a/${first}`, `parts/mf-a/${second}`]))
  expect(marking.removed).toEqual([])
  expect((await versionsOf('mf-a')).sort()).toEqual([first, second, third, fourth, fifth].sort())
  expect((await pruneNow({ grace: 60_000 })).removed).toEqual([])
  const { removed } = await pruneNow()
  expect([...removed].sort()).toEqual([...marking.marked].sort())
  expect((await versionsOf('mf-a')).sort()).toEqual([third, fourth, fifth].sort())
  await isWhole()
  expect((await pruneNow()).removed).toEqual([])
})

it('keeps every way back, every answer, and what was needed within the time', async () => {
  const versions = await fiveVersions()
  await pruneNow({ keep: 3_600_000 })
  expect((await pruneNow({ keep: 3_600_000 })).removed).toEqual([])
  expect(await versionsOf('mf-a')).toHaveLength(5)
  await pruneNow()
  await pruneNow()
  const served = await serve({ store, channel, port: 0 })
  for (const address of addresses)
    expect((await ask(served.address, address)).status, address).toBeLessThan(500)
  const file = `/mf-a/${versions[2]}/assets/large.js`
  expect((await ask(served.address, file)).status).toBe(200)
  await served.close()
  await rollback({ ...requestIn(store, 'back'), part: 'mf-a' })
  expect((await requireLive(store, channel)).parts['mf-a']?.version).toBe(versions[3])
  await isWhole()
})

it('keeps what another channel or a preview shows, until it ends, and what was just published', async () => {
  const [first, second] = await fiveVersions()
  await deploy({
    ...requestIn(store, 'staging'),
    channel: 'staging',
    targets: ['shell', `mf-a@${first}`, 'mf-b'],
  })
  const until = new Date(Date.now() + 3_600_000)
  const asked = { ...requestIn(store, 'x'), name: 'pr-1', until }
  await makePreview(asked, await chooseVersions(store, channel, [`mf-a@${second}`]))
  const fresh = await publishText(store, 'mf-b', 'not deployed yet')
  await pruneNow()
  await pruneNow()
  expect(await versionsOf('mf-a')).toHaveLength(5)
  expect(await versionsOf('mf-b')).toContain(fresh)
  await endPreview(requestIn(store, 'x'), 'pr-1')
  await pruneNow()
  await pruneNow()
  expect(await versionsOf('mf-a')).toHaveLength(4)
  expect(await versionsOf('mf-a')).not.toContain(second)
})

it('keeps what a deploy is about to name, and refuses a deploy that names what is being removed', async () => {
  const [first, second] = await fiveVersions()
  await pruneNow()
  let pruning: Promise<unknown> | undefined
  const check = async () => {
    pruning ??= pruneNow({ wait: 1500 })
    await vi.waitFor(async () => expect(await store.list(keys.removals)).toContain('1.json'), {
      timeout: 5000,
    })
    return { opened: { skipped: 'not here' }, notes: [] }
  }
  // looked before anything was said to be removed, and lands before it is
  await deploy({ ...requestIn(store, 'in time'), targets: [`mf-a@${first}`], check })
  await expect(deploy({ ...requestIn(store, 'late'), targets: [`mf-a@${second}`] })).rejects.toThrow(
    `parts/mf-a/${second} is being removed`,
  )
  await expect(publishText(store, 'mf-a', 'second')).rejects.toThrow('is being removed')
  await pruning
  expect(await versionsOf('mf-a')).toContain(first)
  expect(await versionsOf('mf-a')).not.toContain(second)
  await isWhole()
})

it('finishes what an interrupted run began', async () => {
  await fiveVersions()
  await pruneNow()
  let left = 3
  const breaking: Remover = {
    remove: async (key) => {
      if (left-- <= 0) throw new Error('the disk is gone')
      await store.remove(key)
    },
  }
  await expect(pruneNow({ remover: breaking })).rejects.toThrow('the disk is gone')
  await isWhole()
  const now = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => now + 120_000)
  await pruneNow()
  expect(await versionsOf('mf-a')).toHaveLength(3)
  expect(await readdir(path.join(root, 'removals'))).toContain('1-done.json')
  await isWhole()
})

it('removes nothing while the newest release is not whole', async () => {
  await fiveVersions()
  await writeFile(path.join(root, keys.release(channel, 9)), '{"format":1}')
  await expect(pruneNow()).rejects.toThrow('nothing is removed while a release is not whole')
})

it('works beside deployers', async () => {
  const before = await fiveVersions()
  let removed = 0
  const deployer = async (part: string) => {
    for (let number = 0; removed < 2 || number < 6; number++) await release(store, part, `${part} ${number}`)
  }
  let isOver = false
  const pruner = async () => {
    while (!isOver) if ((await pruneNow({ wait: 1500 })).removed.length > 0) removed++
  }
  const pruning = pruner()
  await Promise.all([deployer('mf-a'), deployer('mf-b')])
  isOver = true
  await pruning
  await isWhole()
  expect(await versionsOf('mf-a')).not.toContain(before[0])
  await rollback({ ...requestIn(store, 'back'), part: 'mf-a' })
  await isWhole()
}, 60_000)
