// @module-tag long
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { ask } from '../../testing/http.ts'
import { newSite, release, requestIn } from '../../testing/site.ts'
import { readArtifact } from '../artifacts/artifacts.ts'
import { withAncestors } from '../records/ancestors.ts'
import { readComposition } from '../records/composition.ts'
import { appendRelease, nextRelease } from '../records/next-release.ts'
import {
  type PartState,
  type Release,
  readRelease,
  requireLive,
  servedVersions,
} from '../records/releases.ts'
import { rollback } from '../releasing/rollback.ts'
import { verify } from '../releasing/verify.ts'
import { type Served, serve } from '../serve/serve.ts'
import type { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'
import { TrustedStore } from '../trust/trusted-store.ts'
import { type Pruned, prune } from './prune.ts'

/** In ms. */
const hour = 3_600_000
const day = 24 * hour
const keep = 30 * day
const channel = 'production'
const parts = ['mf-a', 'mf-b']

/** 1,000 releases in 100 days, ten a day. One in fifty brings a new version; the others alternate between two. */
const releases = 1000
const apart = day / 10
const newOnesApart = 100

let store: FileStore
let served: Served
/** When the last release is made. Two days ago: with a clock ahead, renderers would remove each other's folders. */
const end = Date.now() - 2 * day

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: end - 100 * day })
  ;({ store } = await newSite())
  const states = new Map<string, PartState[]>()
  for (let number = 2; number <= releases; number++) {
    vi.setSystemTime(end - (releases - number) * apart)
    const part = parts[number % 2] as string
    const [older] = states.get(part) ?? []
    if (older && number % newOnesApart > 1) {
      await backAndForth(await readRelease(store, channel, number - 1), part, older)
    } else await release(store, part, `${part} of release ${number}`)
    const made = await readRelease(store, channel, number)
    states.set(part, [...(states.get(part) ?? []), made.parts[part] as PartState].slice(-2))
  }
  served = await serve({ store, channel, port: 0 })
}, 120_000)
afterAll(async () => {
  vi.useRealTimers()
  await served?.close()
})

/** Writes the record that a deploy of an already composed version would write. */
async function backAndForth(live: Release, part: string, state: PartState): Promise<void> {
  const decided = { ...live, action: 'deploy', changed: [part], by: 'Asha', why: 'back' } as const
  const next = nextRelease(live, { ...decided, parts: { ...live.parts, [part]: state } })
  expect(await appendRelease(store, next)).toBe(true)
}

/** The releases that an open tab may have loaded: the one live at `since`, and all later ones. */
async function openSince(since: number): Promise<Release[]> {
  const found: Release[] = []
  for await (const one of withAncestors(store, await requireLive(store, channel))) {
    found.push(one)
    if (Date.parse(one.when) < since) break
  }
  return found
}

const filesOf = async (name: string, version: string): Promise<string[]> =>
  Object.keys((await readArtifact(store, name, version)).files)
    .filter((file) => file.startsWith('client/'))
    .map((file) => `/${name}/${version}/${file.slice('client/'.length)}`)

/** Every file and every page of these releases. */
async function needs(open: readonly Release[]) {
  const files = new Set<string>()
  const pages = new Set<string>()
  for (const one of open)
    for (const [name, state] of Object.entries(one.parts)) {
      for (const version of servedVersions(state))
        for (const file of await filesOf(name, version)) files.add(file)
      if (state.composition)
        for (const { page } of (await readComposition(store, state.composition)).pages) pages.add(page)
    }
  return { files, pages }
}

it('prunes 1,000 releases alongside deployers; rollbacks and open tabs keep working', async () => {
  const before = new Map(
    await Promise.all(parts.map(async (part) => [part, await versionsOf(part)] as const)),
  )
  const open = await openSince(Date.now() - keep)
  expect(open.length).toBeGreaterThan(290)
  const needed = await needs(open)

  const read = vi.spyOn(store, 'get')
  const trusted = new TrustedStore(store, await newFolder())
  const request = { store: trusted, remover: store, by: 'Asha', keep, wait: 3000 }
  const marking = await prune(request)
  const recordsRead = read.mock.calls.filter(([key]) => key.startsWith('releases/')).length
  expect(recordsRead, 'every record for its date, and again those within the retention period').toBeLessThan(
    releases + open.length + 150,
  )
  expect(read.mock.calls.length, 'each composition once').toBeLessThan(recordsRead + 250)
  expect(marking.marked.length).toBeGreaterThan(20)

  vi.setSystemTime(end + day + hour)
  let pruned: Pruned | undefined
  const pruning = prune(request).then((done) => {
    pruned = done
  })
  const deployers = parts.map(async (part) => {
    for (let number = 1; number <= 2 || !pruned; number++)
      await release(store, part, `${part} late ${number}`)
  })
  await Promise.all([pruning, ...deployers])
  expect([...(pruned?.removed ?? [])].sort()).toEqual([...marking.marked].sort())

  expect(await verify(store, channel)).toMatchObject({ problems: [] })
  for (const file of needed.files) expect((await ask(served.address, file)).status, file).toBe(200)
  for (const page of needed.pages) expect(await store.get(keys.page(page)), page).toBeDefined()
  for (const part of parts) {
    const gone = (before.get(part) ?? []).filter((version) => isRemoved(pruned, part, version))
    expect(gone.length).toBeGreaterThan(3)
    const left = await versionsOf(part)
    expect(left.filter((version) => gone.includes(version))).toEqual([])
    await rollback({ ...requestIn(store, 'one back'), part })
    const [, ...others] = open.map((one) => one.parts[part]?.version ?? '').filter(unlike(await live(part)))
    await rollback({ ...requestIn(store, 'further back'), part, to: others[0] as string })
    expect(await live(part)).toBe(others[0])
    const tooFar = { ...requestIn(store, 'too far'), part, to: gone[0] as string }
    await expect(rollback(tooFar)).rejects.toThrow(/no longer in the store|is not among the versions/)
  }
  expect(await verify(store, channel)).toMatchObject({ problems: [] })
}, 60_000)

const versionsOf = (part: string) => store.list(keys.part(part))
const live = async (part: string) => (await requireLive(store, channel)).parts[part]?.version
const unlike = (version: string | undefined) => (other: string) => other !== version
const isRemoved = (pruned: Pruned | undefined, part: string, version: string) =>
  pruned?.removed.includes(keys.version(part, version)) ?? false
