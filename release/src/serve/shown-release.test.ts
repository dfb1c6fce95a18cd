import { afterEach, expect, it, vi } from 'vitest'
import { newSite, release } from '../../testing/site.ts'
import { ReleaseError } from '../errors.ts'
import { requireLive } from '../records/releases.ts'
import { keys } from '../store/keys.ts'
import { readBy } from '../store/read-by.ts'
import type { LiveSite } from './live-site.ts'
import { newestSite } from './newest-site.ts'
import { PageLists } from './page-lists.ts'
import { ShownRelease } from './shown-release.ts'

const channel = 'production'
const minute = 60_000
vi.spyOn(console, 'error').mockImplementation(() => {})
afterEach(() => vi.useRealTimers())

it('reloads a part within half a minute, even if an earlier attempt hung for a minute', async () => {
  const { store } = await newSite()
  const version = await release(store, 'mf-a', 'a2')
  await release(store, 'mf-b', 'b2')
  const list = keys.composition((await requireLive(store, channel)).parts['mf-a']?.composition?.key ?? '')
  vi.useFakeTimers({ toFake: ['performance'] })
  let answers: 'missing' | 'not' | 'intact' = 'missing'
  const faulty = readBy(store, async (key, ...more) => {
    if (key !== list || answers === 'intact') return store.get(key, ...more)
    if (answers === 'missing') return undefined
    vi.advanceTimersByTime(minute)
    throw new ReleaseError('the store does not respond')
  })
  let shown: LiveSite | undefined
  const lists = new PageLists(faulty)
  const server = new ShownRelease(
    lists,
    await newestSite(faulty, channel, { lists }),
    {
      onSite: (site) => {
        shown = site
      },
    },
    1 / 20,
  )
  server.begin()
  expect(server.isWhole).toBe(false)
  answers = 'not'
  await server.reloadHeldParts()
  answers = 'intact'
  await server.reloadHeldParts()
  expect(server.isWhole, 'at once: attempts take a small fraction of the time').toBe(false)
  vi.advanceTimersByTime(minute / 2)
  await server.reloadHeldParts()
  expect(shown?.release.parts['mf-a']?.version).toBe(version)
})
