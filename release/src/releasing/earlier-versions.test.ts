import { expect, it } from 'vitest'
import { fiveVersions, newSite, requestIn } from '../../testing/site.ts'
import { type PartState, requireLive } from '../records/releases.ts'
import { EarlierVersions, type VersionsDown } from './earlier-versions.ts'
import { versionsWith } from './versions-with.ts'

/** Versions by number, newest first, as versionsWith() yields them. */
async function* numbered(count: number): VersionsDown & AsyncGenerator<PartState, void, number> {
  let number = count
  while (number > 0) {
    const over: number = yield { version: `${number}`, by: 'x', since: 'x', why: 'x' }
    number = number === 1 ? 0 : Math.max(1, number - 1 - over)
  }
}

/** The versions that are tried if refusing each takes this many ms. */
async function tried(count: number, ms: number): Promise<number[]> {
  const earlier = new EarlierVersions(() => numbered(count))
  const versions: number[] = []
  earlier.spend('mf-a', 2 * ms) // the live one, and its retry
  for (let next = await earlier.next('mf-a'); next; next = await earlier.next('mf-a')) {
    versions.push(Number(next.version))
    earlier.spend('mf-a', ms)
  }
  return versions
}

it('lets no team with hundreds of versions that hang delay the rollback of a shell for hours', async () => {
  const versions = await tried(1000, 60_000)
  expect(versions.length).toBeLessThan(15)
  expect(versions.at(-1)).toBe(1)
})

it('skips more of them the longer each takes', async () => {
  const versions = await tried(1000, 180_000)
  expect(versions.length).toBeLessThan(5)
  expect(versions.at(-1)).toBe(1)
})

it('skips no version while refusals are quick', async () => {
  expect(await tried(50, 1000)).toEqual(Array.from({ length: 50 }, (_, index) => 50 - index))
})

it('skips versions as it is told, but never the oldest', async () => {
  const { store } = await newSite()
  const [first, , third] = await fiveVersions(store)
  const live = await requireLive(store, 'production')
  const shell = live.parts['shell']?.version ?? ''
  const versions = versionsWith(requestIn(store, 'back'), live, shell, 'mf-a')
  await versions.next(0)
  expect((await versions.next(0)).value).toMatchObject({ version: third })
  expect((await versions.next(7)).value).toMatchObject({ version: first })
  expect((await versions.next(7)).done).toBe(true)
})

it('comes to versions that were rolled back since after all others, and skips them as it is told', async () => {
  const { store } = await newSite()
  const [first, second, third, fourth] = await fiveVersions(store)
  const live = await requireLive(store, 'production')
  const state = live.parts['mf-a'] as PartState
  const takenBack = [fourth, third, first] as string[]
  const record = { ...live, parts: { ...live.parts, 'mf-a': { ...state, takenBack } } }
  const shell = live.parts['shell']?.version ?? ''
  const versions = versionsWith(requestIn(store, 'back'), record, shell, 'mf-a')
  expect((await versions.next(0)).value).toMatchObject({ version: second, takenBack })
  const { value } = await versions.next(0)
  expect(value).toMatchObject({ version: fourth, takenBack: [third, first] })
  expect((await versions.next(7)).value).toMatchObject({ version: first })
  expect((await versions.next(7)).done).toBe(true)
})
