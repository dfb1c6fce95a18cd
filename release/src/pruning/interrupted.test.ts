import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pruneNow } from '../../testing/prune-now.ts'
import { fiveVersions, newSite, publishText, release, requestIn } from '../../testing/site.ts'
import { requireLive } from '../records/releases.ts'
import { deploy } from '../releasing/deploy.ts'
import { verify } from '../releasing/verify.ts'
import type { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'
import { Removals, unfinishedRemovals } from '../store/removal.ts'

const channel = 'production'
const day = 86_400_000
const pruneStops = 300

let root: string
let store: FileStore
let versions: string[]

beforeEach(async () => {
  ;({ root, store } = await newSite())
  versions = await fiveVersions(store)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const versionsOf = (part: string) => store.list(keys.part(part))
const isWhole = async () => expect(await verify(store, channel)).toMatchObject({ problems: [] })

/** Starts a run that is killed after removing this many keys. */
async function pruneKilled(after: number): Promise<void> {
  let left = after
  const remove = async (key: string) => {
    if (left-- <= 0) throw new Error('killed')
    await store.remove(key)
  }
  await expect(pruneNow(store, { remover: { remove } })).rejects.toThrow('killed')
}

const plant = async (key: string, content: string) => {
  await mkdir(path.join(root, path.dirname(key)), { recursive: true })
  await writeFile(path.join(root, key), content)
}

/** Redates a removal, as if it had been announced at a different time, or by a different clock. */
async function redate(number: number, ago: number): Promise<void> {
  const removal = JSON.parse(String(await store.get(keys.removal(number))))
  await rm(path.join(root, keys.removal(number)))
  await plant(
    keys.removal(number),
    JSON.stringify({ ...removal, when: new Date(Date.now() - ago).toISOString() }),
  )
}

/** A browser check during which something else happens. */
const during = (act: () => Promise<unknown>) => async () => {
  await act()
  return { opened: { skipped: 'not here' }, notes: [] }
}

it('finishes an interrupted run, regardless of where it was killed', async () => {
  await pruneNow(store)
  for (const after of [0, 3, 7, 12, 20]) {
    await pruneKilled(after)
    await isWhole()
  }
  await pruneNow(store)
  expect((await versionsOf('mf-a')).sort()).toEqual(versions.slice(2).sort())
  expect(await unfinishedRemovals(store)).toEqual([])
  expect((await pruneNow(store)).removed).toEqual([])
  await isWhole()
})

it('announces an interrupted removal again, so that a concurrent deploy keeps the version it deploys', {
  tags: 'long',
}, async () => {
  const [first, second] = versions as [string, string]
  await pruneNow(store)
  await pruneKilled(0)
  await redate(1, 3 * day)
  await deploy({ ...requestIn(store, 'early'), targets: [`mf-a@${second}`], pruneStops })
  const late: Promise<unknown>[] = []
  const check = during(async () => {
    late.push(pruneNow(store, { wait: 1500 }))
    await vi.waitFor(async () => expect(await store.list(keys.removals)).toContain('2.json'), 5000)
  })
  await deploy({ ...requestIn(store, 'old version'), targets: [`mf-a@${first}`], check, pruneStops })
  await Promise.all(late)
  expect(await versionsOf('mf-a')).toContain(first)
  await isWhole()
})

it('stops a run once a deploy names what the run removes, even if the clock of either machine is wrong', {
  tags: 'long',
}, async () => {
  await pruneNow(store)
  for (const [index, ago] of [-400 * day, day, 400 * day].entries()) {
    let deploying: Promise<unknown> | undefined
    const begin = async () => {
      await redate(index + 1, ago)
      await deploy({ ...requestIn(store, 'x'), targets: [`mf-a@${versions[index]}`], pruneStops })
    }
    const remove = async () => {
      deploying ??= begin()
      const stopped = `${index + 1}-stopped.json`
      await vi.waitFor(async () => expect(await store.list(keys.removals)).toContain(stopped), 5000)
    }
    const run = pruneNow(store, { remover: { remove }, wait: pruneStops })
    await expect(run).rejects.toThrow('or a release needs what is being removed')
    await deploying
    await isWhole()
  }
})

it('lets a removed version be published and deployed again as soon as the run has ended', async () => {
  await pruneNow(store)
  await pruneNow(store)
  const version = await publishText(store, 'mf-a', 'second')
  await deploy({ ...requestIn(store, 'once more'), targets: [`mf-a@${version}`] })
  await isWhole()
})

it('removes only versions, compositions and pages that nothing needs, whatever a planted record says', async () => {
  const { parts } = await requireLive(store, channel)
  const live = parts['mf-a']?.version as string
  const old = { format: 1, when: new Date(0).toISOString(), by: 'somebody', files: {} }
  const forged: [string, Record<string, string[]>][] = [
    ['parts/mf-a', { 'parts/mf-a': [`${live}/artifact.json`] }],
    [`parts/mf-a/${live}/artifact.json`, {}],
    [`parts/mf-a/${live}`, {}],
    [`parts/mf-a/${live}/client`, { [`parts/mf-a/${live}/client`]: ['hand.woff2'] }],
    ['releases/production/1.json', {}],
    ['parts/../releases/production', { 'parts/../releases/production': ['1.json'] }],
  ]
  for (const [index, [key, files]] of forged.entries())
    await plant(keys.removal(index + 1), JSON.stringify({ ...old, keys: [key], files }))
  await pruneNow(store, { keep: day })
  await isWhole()
  expect(await store.list(keys.releases(channel))).toHaveLength(5)
})

it('does not let damaged records hold up a deploy', async () => {
  await plant(keys.removal(7), '{')
  await plant(keys.mark(3), 'junk')
  await release(store, 'mf-a', 'sixth')
  await pruneNow(store)
  await pruneNow(store)
  expect(await versionsOf('mf-a')).toHaveLength(3)
  await isWhole()
})

it('lets a deploy see removals announced while it runs, even after its clock has been set back', async () => {
  const removals = await Removals.since(store, 0)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - day / 24 })
  const key = keys.version('mf-a', versions[0] as string)
  const removal = { format: 1, when: new Date().toISOString(), by: 'Asha', keys: [key], files: {} }
  await plant(keys.removal(1), JSON.stringify(removal))
  expect(await removals.stop([key])).toEqual({ announced: [key], hasWaited: true })
})

it('stops a suspended run once another has taken over: what has been deployed since stays', async () => {
  await pruneNow(store)
  let wakeUp = () => {}
  const asleep = new Promise<void>((resolve) => {
    wakeUp = resolve
  })
  let isAsleep = false
  const remove = async (key: string) => {
    isAsleep ||= key.startsWith(keys.compositions)
    if (key.startsWith(keys.compositions)) await asleep
    await store.remove(key)
  }
  const suspended = pruneNow(store, { remover: { remove } })
  await vi.waitFor(() => expect(isAsleep).toBe(true), 5000)
  await pruneNow(store)
  const version = await publishText(store, 'mf-a', 'second')
  await deploy({ ...requestIn(store, 'once more'), targets: [`mf-a@${version}`] })
  wakeUp()
  const ended = await suspended.then(() => 'it went on', String)
  await isWhole()
  expect(ended).toContain("another run of 'prune' has taken over")
})
