import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { newSite, release, requestIn } from '../../testing/site.ts'
import { DamagedError, DeniedError, ReleaseError } from '../errors.ts'
import { requireLive } from '../records/releases.ts'
import { rollback } from '../releasing/rollback.ts'
import type { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'
import { readBy } from '../store/read-by.ts'
import type { Store } from '../store/store.ts'
import { watch } from './watch.ts'

/** The store returns everything but the lists of some parts' pages. */

const channel = 'production'
let store: FileStore
let faulty: Store
let known: string[]
let isOut: boolean
let problem: ReleaseError
let denied: string
let stop: () => void
let runs: () => string[]
let asked: number

beforeEach(async () => {
  for (const method of ['log', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => {})
  ;({ store } = await newSite())
  await release(store, 'mf-a', 'a2')
  known = await store.list('compositions')
  isOut = true
  problem = new ReleaseError('cannot read it: status 503')
  denied = ''
  asked = 0
  faulty = readBy(store, async (key, ...more) => {
    if (key.startsWith('compositions/') && !known.some((name) => key.endsWith(name))) {
      asked++
      if (isOut) throw problem
    }
    if (key === denied) throw new DeniedError(`${key} cannot be read, although the store can`)
    return store.get(key, ...more)
  })
  const file = path.join(await newFolder(), 'runs')
  runs = () => readFileSync(file, 'utf8').trim().split('\n')
  stop = await watch(faulty, channel, `echo "$RELEASE_NUMBER $RELEASE_TAGS" >> ${file}`)
  await vi.waitFor(() => expect(runs().at(-1)).toBe('2 mf-a mf-b site'), 10_000)
})
afterEach(() => stop())

it('purges what another part’s rollback changed, and then the part itself', { timeout: 40_000 }, async () => {
  await release(store, 'mf-b', 'b2')
  await rollback({ ...requestIn(store, 'back'), part: 'mf-a' })
  await vi.waitFor(() => expect(runs().at(-1)).toMatch(/^4 .*\bmf-a\b/), 10_000)
  expect(runs().join('\n')).toMatch(/^[34] .*\bmf-b\b/m)
  isOut = false
  await vi.waitFor(() => expect(runs().at(-1)).toBe('4 mf-b site'), 20_000)
})

it('purges a part that was rolled back before its list could be read', { timeout: 40_000 }, async () => {
  await release(store, 'mf-b', 'b2')
  await rollback({ ...requestIn(store, 'back'), part: 'mf-b' })
  await vi.waitFor(() => expect(asked).toBeGreaterThan(0), 10_000)
  await vi.waitFor(() => expect(runs().join('\n')).toMatch(/^[34] .*\bmf-b\b/m), 10_000)
  expect((await requireLive(store, channel)).number).toBe(4)
  expect(await store.list(keys.releases(channel))).toHaveLength(4)
})

describe('purges a part again that is rolled back after servers showed a release', {
  timeout: 40_000,
}, () => {
  it.each([
    ['is not returned', new ReleaseError('cannot read it: status 503')],
    ['is damaged', new DamagedError('it is altered')],
  ])('whose list %s', async (_, error) => {
    problem = error
    await release(store, 'mf-b', 'b2')
    await vi.waitFor(() => expect(runs().at(-1)).toBe('3 mf-b site'), 10_000)
    await rollback({ ...requestIn(store, 'back'), part: 'mf-b' })
    await vi.waitFor(() => expect(runs().at(-1)).toBe('4 mf-b site'), 10_000)
  })

  it('whose record cannot be read', async () => {
    isOut = false
    denied = keys.release(channel, 3)
    await release(store, 'mf-b', 'b2')
    await rollback({ ...requestIn(store, 'back'), part: 'mf-b' })
    await vi.waitFor(() => expect(runs().at(-1)).toBe('4 mf-a mf-b site'), 10_000)
  })
})
