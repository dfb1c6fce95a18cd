import { afterEach, expect, it, vi } from 'vitest'
import {
  bucket,
  channel,
  live,
  request,
  ship,
  store,
  teamA,
  withKeyedSite,
} from '../../testing/keyed-site.ts'
import { pruneNow } from '../../testing/prune-now.ts'
import { chooseVersions } from '../releasing/choose-versions.ts'
import { deploy } from '../releasing/deploy.ts'
import { makePreview } from '../releasing/make-preview.ts'
import { keys } from '../store/keys.ts'
import { readBy } from '../store/read-by.ts'
import type { Store } from '../store/store.ts'

/** Commands that a store holds up for half a minute, while `prune` removes what they are about to name. */

withKeyedSite()
afterEach(() => {
  vi.restoreAllMocks()
})

/** Before one request (the first that matches, or the one after it), runs `prune` and then sets the clock ahead. */
function stalls(at: { put?: string; list?: string }, after = 0): Store {
  let left = after
  const stall = async (is: boolean) => {
    if (!is || left-- !== 0) return
    await pruneNow(bucket, { store })
    const now = Date.now.bind(Date)
    vi.spyOn(Date, 'now').mockImplementation(() => now() + 31_000)
  }
  return {
    ...readBy(store, (...asked) => store.get(...asked)),
    async putIfAbsent(key, value) {
      await stall(key === at.put)
      return store.putIfAbsent(key, value)
    },
    async list(folder, enough) {
      await stall(folder === at.list)
      return store.list(folder, enough)
    },
  }
}

/** A version that nothing has needed since the first of two runs of `prune`. */
async function marked(): Promise<string> {
  const version = (await live()).parts['mf-a']?.version ?? ''
  for (const text of ['second', 'third', 'fourth']) await ship(teamA, 'mf-a', text)
  await pruneNow(bucket, { store })
  return version
}

it('releases nothing that was removed while the mark of signed releases was written', async () => {
  const version = await marked()
  const before = await live()
  const released = deploy({
    ...request(teamA),
    store: stalls({ put: keys.signedChannel(channel) }),
    targets: [`mf-a@${version}`],
    pruneStops: 0,
  })
  await expect(released).rejects.toThrow('has been removed from the store')
  expect(await store.list(keys.version('mf-a', version))).toEqual([])
  expect(await live()).toEqual(before)
})

it('waits for a slow mark of signed releases only once', async () => {
  const version = (await live()).parts['mf-a']?.version ?? ''
  await ship(teamA, 'mf-a', 'second')
  let marks = 0
  const slow: Store = {
    ...readBy(store, (...asked) => store.get(...asked)),
    list: (...asked) => store.list(...asked),
    async putIfAbsent(key, value) {
      const now = Date.now.bind(Date)
      if (key === keys.signedChannel(channel) && ++marks)
        vi.spyOn(Date, 'now').mockImplementation(() => now() + 31_000)
      return store.putIfAbsent(key, value)
    },
  }
  const { release } = await deploy({ ...request(teamA), store: slow, targets: [`mf-a@${version}`] })
  expect(await live()).toMatchObject(release)
  expect(marks).toBe(1)
})

it('shows no preview of what was removed while previews were listed', async () => {
  const version = await marked()
  const late = stalls({ list: keys.previewsNamed(channel, 'pr-1') }, 1) // the second listing precedes the record
  const shown = makePreview(
    { ...request(teamA), store: late, name: 'pr-1', until: new Date(Date.now() + 3_600_000), pruneStops: 0 },
    await chooseVersions(store, channel, [`mf-a@${version}`]),
  )
  await expect(shown).rejects.toThrow('has been removed from the store')
  expect(await store.list(keys.previewsNamed(channel, 'pr-1'))).toEqual([])
})
