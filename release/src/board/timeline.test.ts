import { expect, it } from 'vitest'
import { MemoryStore } from '../../testing/memory-store.ts'
import { newSite } from '../../testing/site.ts'
import { appendRelease, nextRelease } from '../records/next-release.ts'
import { type PartState, readRelease } from '../records/releases.ts'
import { TimelineReader } from './timeline.ts'

it('reads only as far back as it shows, and each release once', async () => {
  const { root } = await newSite()
  const store = await MemoryStore.of(root)
  for (let number = 1; number < 10_000; number++) {
    const base = await readRelease(store, 'production', number)
    const name = number % 2 ? 'mf-a' : 'mf-b'
    const parts = { ...base.parts, [name]: { ...(base.parts[name] as PartState), why: `${number}` } }
    await appendRelease(store, nextRelease(base, { ...base, action: 'deploy', changed: [name], parts }))
  }
  let reads = 0
  const get = store.get.bind(store)
  store.get = (key) => {
    reads++
    return get(key)
  }
  const timeline = new TimelineReader(store, 'production')
  const { lines, isMore } = await timeline.read(10_000, 25, undefined)
  expect([lines.length, lines[0]?.number, isMore]).toEqual([25, 10_000, true])
  expect(reads).toBeLessThan(150)
  reads = 0
  await timeline.read(10_000, 20, undefined)
  expect(reads).toBe(0)
  const ofPart = await timeline.read(10_000, 25, 'mf-a')
  expect(ofPart.lines.length).toBe(25)
  expect(ofPart.lines.every(({ changed }) => Object.hasOwn(changed, 'mf-a'))).toBe(true)
}, 60_000)
