import { setTimeout } from 'node:timers/promises'
import { contentHash } from '@bridge/shared/hash'
import { expect, it } from 'vitest'
import { distant } from '../../testing/distant.ts'
import { MemoryStore } from '../../testing/memory-store.ts'
import { fiveVersions, newSite, requestIn } from '../../testing/site.ts'
import { appendRelease, nextRelease } from '../records/next-release.ts'
import { type PartState, readRelease, requireLive } from '../records/releases.ts'
import { EarlierVersions } from './earlier-versions.ts'
import { versionsWith } from './versions-with.ts'

/** Versions by number, newest first, as versionsWith() yields them. */
async function* numbered(count: number, skip: () => number): AsyncGenerator<PartState, void> {
  let number = count
  while (number > 0) {
    yield { version: `${number}`, by: 'x', since: 'x', why: 'x' }
    number = number === 1 ? 0 : Math.max(1, number - 1 - skip())
  }
}

/** The versions that are tried if refusing each takes this many ms. */
async function tried(count: number, ms: number): Promise<number[]> {
  const earlier = new EarlierVersions((_, skip) => numbered(count, skip))
  const versions: number[] = []
  earlier.spend('mf-a', 2 * ms) // the live one, and its retry
  for (let next = await earlier.next('mf-a'); next; next = await earlier.next('mf-a')) {
    versions.push(Number(next.version))
    earlier.spend('mf-a', ms)
  }
  return versions
}

it('does not let hundreds of hanging versions of one team delay a shell’s rollback for hours', async () => {
  const versions = await tried(1000, 60_000)
  expect(versions.length).toBeLessThan(15)
  expect(versions.at(-1)).toBe(1)
})

it('skips more versions the longer each one takes', async () => {
  const versions = await tried(1000, 180_000)
  expect(versions.length).toBeLessThan(5)
  expect(versions.at(-1)).toBe(1)
})

it('skips no version while refusals are quick', async () => {
  expect(await tried(50, 1000)).toEqual(Array.from({ length: 50 }, (_, index) => 50 - index))
})

it('also counts the time that a search takes, because a store may hold thousands of damaged versions', async () => {
  async function* searching(skip: () => number): AsyncGenerator<PartState, void> {
    for (;;) {
      await setTimeout(5)
      if (skip() > 2) return yield { version: 'found', by: 'x', since: 'x', why: 'x' }
    }
  }
  const earlier = new EarlierVersions((_, skip) => searching(skip), 1)
  expect(await earlier.next('mf-a')).toMatchObject({ version: 'found' })
})

it('looks up lost versions in parallel, because records may name thousands', async () => {
  const { root } = await newSite()
  const near = await MemoryStore.of(root)
  let live = await requireLive(near, 'production')
  const state = live.parts['mf-a'] as PartState
  for (let index = 0; index < 500; index++) {
    const lost = { ...state, version: `1.0.0-${contentHash(`lost ${index}`)}` }
    await appendRelease(near, nextRelease(live, { ...live, parts: { ...live.parts, 'mf-a': lost } }))
    live = await readRelease(near, 'production', live.number + 1)
  }
  const store = distant(new MemoryStore(near.values))
  const shell = live.parts['shell']?.version ?? ''
  const began = performance.now()
  const { value } = await versionsWith(requestIn(store, 'back'), live, shell, 'mf-a', () => 0).next()
  expect(value).toMatchObject({ version: state.version })
  expect(performance.now() - began, 'one after another: 10 s').toBeLessThan(3000)
})

it('skips as many versions as requested, but never the oldest', async () => {
  const { store } = await newSite()
  const [first, , third] = await fiveVersions(store)
  const live = await requireLive(store, 'production')
  const shell = live.parts['shell']?.version ?? ''
  let skip = 0
  const versions = versionsWith(requestIn(store, 'back'), live, shell, 'mf-a', () => skip)
  await versions.next()
  expect((await versions.next()).value).toMatchObject({ version: third })
  skip = 7
  expect((await versions.next()).value).toMatchObject({ version: first })
  expect((await versions.next()).done).toBe(true)
})

it('tries rolled-back versions last, and skips as many as requested', async () => {
  const { store } = await newSite()
  const [first, second, third, fourth] = await fiveVersions(store)
  const live = await requireLive(store, 'production')
  const state = live.parts['mf-a'] as PartState
  const takenBack = [fourth, third, first] as string[]
  const record = { ...live, parts: { ...live.parts, 'mf-a': { ...state, takenBack } } }
  const shell = live.parts['shell']?.version ?? ''
  let skip = 0
  const versions = versionsWith(requestIn(store, 'back'), record, shell, 'mf-a', () => skip)
  expect((await versions.next()).value).toMatchObject({ version: second, takenBack })
  const { value } = await versions.next()
  expect(value).toMatchObject({ version: fourth, takenBack: [third, first] })
  skip = 7
  expect((await versions.next()).value).toMatchObject({ version: first })
  expect((await versions.next()).done).toBe(true)
})
