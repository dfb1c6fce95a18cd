import { beforeAll, expect, it } from 'vitest'
import { MemoryStore } from '../../testing/memory-store.ts'
import { newSite, publishText, release, requestIn } from '../../testing/site.ts'
import { appendRelease, nextRelease } from '../records/next-release.ts'
import { type PartState, readRelease, requireLive } from '../records/releases.ts'
import { deploy } from './deploy.ts'
import { rollback } from './rollback.ts'
import { status } from './status.ts'

const channel = 'production'

/** Counts the requests to a store. */
class Counting extends MemoryStore {
  asked = 0

  override get(key: string) {
    this.asked++
    return super.get(key)
  }

  override list(folder: string) {
    this.asked++
    return super.list(folder)
  }
}

let values: ReadonlyMap<string, Buffer>
let second = ''

beforeAll(async () => {
  const { root, store } = await newSite()
  second = await release(store, 'mf-a', 'second')
  ;({ values } = await MemoryStore.of(root))
})

/** A store with this many releases, one an hour, which deploy mf-b's version again and again. */
async function withReleases(count: number): Promise<Counting> {
  const store = new Counting(values)
  for (let number = (await requireLive(store, channel)).number; number < count; number++) {
    const base = await readRelease(store, channel, number)
    const state = { ...(base.parts['mf-b'] as PartState), since: new Date().toISOString(), why: `${number}` }
    const changed = { action: 'deploy', changed: ['mf-b'], parts: { ...base.parts, 'mf-b': state } } as const
    const when = new Date(Date.now() - (count - number) * 3_600_000).toISOString()
    expect(await appendRelease(store, { ...nextRelease(base, { ...base, ...changed }), when })).toBe(true)
  }
  return store
}

/** How many requests each command makes. */
async function asked(store: Counting): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  const count = async (name: string, act: () => Promise<unknown>) => {
    store.asked = 0
    await act()
    counts[name] = store.asked
  }
  await count('status', () => status(store, channel))
  await count('rollback', () => rollback({ ...requestIn(store, 'back'), part: 'mf-a' }))
  await publishText(store, 'mf-a', 'third')
  await count('deploy', () => deploy({ ...requestIn(store, 'new'), targets: ['mf-a'] }))
  const targets = [`mf-a@${second}`]
  await count('deploy of what was rolled back', () => deploy({ ...requestIn(store, 'again'), targets }))
  return counts
}

it('makes no more requests to a store with 10,000 releases than to one with 10', async () => {
  const few = await asked(await withReleases(10))
  expect(few['status']).toBeGreaterThan(1)
  expect(await asked(await withReleases(10_000))).toEqual(few)
}, 60_000)
