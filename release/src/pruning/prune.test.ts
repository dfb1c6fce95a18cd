import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ask } from '../../testing/http.ts'
import { pruneNow } from '../../testing/prune-now.ts'
import {
  addresses,
  fiveVersions,
  newSite,
  publishText,
  release,
  requestIn,
  share,
} from '../../testing/site.ts'
import { requireLive } from '../records/releases.ts'
import { chooseVersions } from '../releasing/choose-versions.ts'
import { deploy } from '../releasing/deploy.ts'
import { endPreview, makePreview } from '../releasing/make-preview.ts'
import { rollback } from '../releasing/rollback.ts'
import { promote } from '../releasing/share.ts'
import { verify } from '../releasing/verify.ts'
import { serve } from '../serve/serve.ts'
import type { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'

const channel = 'production'

let root: string
let store: FileStore

beforeEach(async () => {
  ;({ root, store } = await newSite())
})
afterEach(() => {
  vi.restoreAllMocks()
})

const versionsOf = (part: string) => store.list(keys.part(part))
const isWhole = async () => expect(await verify(store, channel)).toMatchObject({ problems: [] })

it('marks what nothing needs, and removes it only in a later run', async () => {
  const [first, second, third, fourth, fifth] = await fiveVersions(store)
  const dry = await pruneNow(store, { dryRun: true })
  expect(dry.removed).toEqual([])
  expect(await store.list(keys.marks)).toEqual([])
  const marking = await pruneNow(store, { grace: 1000 })
  expect(marking.marked).toEqual(dry.marked)
  expect(marking.marked).toEqual(expect.arrayContaining([`parts/mf-a/${first}`, `parts/mf-a/${second}`]))
  expect(marking.removed).toEqual([])
  expect((await versionsOf('mf-a')).sort()).toEqual([first, second, third, fourth, fifth].sort())
  expect((await pruneNow(store, { grace: 60_000 })).removed).toEqual([])
  const { removed } = await pruneNow(store)
  expect([...removed].sort()).toEqual([...marking.marked].sort())
  expect((await versionsOf('mf-a')).sort()).toEqual([third, fourth, fifth].sort())
  await isWhole()
  expect((await pruneNow(store)).removed).toEqual([])
})

it('keeps every rollback target, every response, and what was needed within the retention period', async () => {
  const versions = await fiveVersions(store)
  await pruneNow(store, { keep: 3_600_000 })
  expect((await pruneNow(store, { keep: 3_600_000 })).removed).toEqual([])
  expect(await versionsOf('mf-a')).toHaveLength(5)
  await pruneNow(store)
  await pruneNow(store)
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

it('keeps a version that only a share of visitors get', async () => {
  const version = await share(store, 'mf-a', 'a2')
  await publishText(store, 'mf-a', 'a3') // the version published last is kept anyway
  await release(store, 'mf-b', 'b2')
  await pruneNow(store)
  await pruneNow(store)
  expect(await versionsOf('mf-a')).toContain(version)
  await isWhole()
  expect(await promote({ ...requestIn(store, 'well'), part: 'mf-a' })).toMatchObject({ composed: 0 })
  await isWhole()
})

it('keeps what another channel shows, what a preview shows until it ends, and what was just published', {
  tags: 'long',
}, async () => {
  const [first, second] = await fiveVersions(store)
  await deploy({
    ...requestIn(store, 'staging'),
    channel: 'staging',
    targets: ['shell', `mf-a@${first}`, 'mf-b'],
  })
  const until = new Date(Date.now() + 3_600_000)
  const asked = { ...requestIn(store, 'x'), name: 'pr-1', until }
  await makePreview(asked, await chooseVersions(store, channel, [`mf-a@${second}`]))
  const fresh = await publishText(store, 'mf-b', 'not deployed yet')
  await pruneNow(store)
  await pruneNow(store)
  expect(await versionsOf('mf-a')).toHaveLength(5)
  expect(await versionsOf('mf-b')).toContain(fresh)
  await endPreview(requestIn(store, 'x'), 'pr-1')
  await pruneNow(store)
  await pruneNow(store)
  expect(await versionsOf('mf-a')).toHaveLength(4)
  expect(await versionsOf('mf-a')).not.toContain(second)
})

it('keeps what a deploy names, even if the deploy lands or begins after the removal is announced', async () => {
  const [first, second] = await fiveVersions(store)
  await pruneNow(store)
  let pruning: Promise<unknown> | undefined
  const check = async () => {
    pruning ??= pruneNow(store, { wait: 1500 })
    await vi.waitFor(async () => expect(await store.list(keys.removals)).toContain('1.json'), {
      timeout: 5000,
    })
    return { opened: { skipped: 'not here' }, notes: [] }
  }
  // Announces the removal during the check of the first deploy, which lands before anything is removed.
  await deploy({ ...requestIn(store, 'in time'), targets: [`mf-a@${first}`], check, pruneStops: 0 })
  await deploy({ ...requestIn(store, 'late'), targets: [`mf-a@${second}`], pruneStops: 0 })
  expect(await pruning).toMatchObject({ removed: [] })
  expect(await versionsOf('mf-a')).toEqual(expect.arrayContaining([first, second]))
  await isWhole()
})

it('removes nothing while the newest release is damaged', async () => {
  await fiveVersions(store)
  await writeFile(path.join(root, keys.release(channel, 9)), '{"format":1}')
  await expect(pruneNow(store)).rejects.toThrow('nothing is removed while a release is damaged')
})

it('prunes alongside deployers', { timeout: 60_000, tags: 'long' }, async () => {
  const before = await fiveVersions(store)
  let removed = 0
  const deployer = async (part: string) => {
    for (let number = 0; removed < 2 || number < 6; number++) await release(store, part, `${part} ${number}`)
  }
  let isOver = false
  const pruner = async () => {
    while (!isOver) if ((await pruneNow(store, { wait: 1500 })).removed.length > 0) removed++
  }
  const pruning = pruner()
  await Promise.all([deployer('mf-a'), deployer('mf-b')])
  isOver = true
  await pruning
  await isWhole()
  expect(await versionsOf('mf-a')).not.toContain(before[0])
  await rollback({ ...requestIn(store, 'back'), part: 'mf-a' })
  await isWhole()
})
