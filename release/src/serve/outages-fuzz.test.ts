import { afterEach, expect, it, vi } from 'vitest'
import { fuzz, fuzzLimit } from '../../testing/fuzz.ts'
import { newSite, release, requestIn, share } from '../../testing/site.ts'
import { ReleaseError } from '../errors.ts'
import { type Release, readRelease } from '../records/releases.ts'
import { same } from '../records/same.ts'
import { rollback } from '../releasing/rollback.ts'
import { keys } from '../store/keys.ts'
import { readBy } from '../store/read-by.ts'
import type { Store } from '../store/store.ts'
import { Follower } from './follower.ts'
import type { LiveSite } from './live-site.ts'
import { isUnreadable } from './load-next.ts'
import { newestSite } from './newest-site.ts'
import { PageLists } from './page-lists.ts'

const channel = 'production'
vi.spyOn(console, 'error').mockImplementation(() => {})
afterEach(() => vi.useRealTimers())

/** Deploys, rollbacks and a share of two parts, in eleven releases. */
async function longHistory(): Promise<Store> {
  const { store } = await newSite()
  const back = (part: string) => rollback({ ...requestIn(store, 'back'), part })
  await release(store, 'mf-a', 'second a')
  await release(store, 'mf-b', 'second b')
  await back('mf-a')
  await release(store, 'mf-a', 'third a')
  await back('mf-b')
  await share(store, 'mf-a', 'shared a', 50)
  await release(store, 'mf-b', 'third b')
  await back('mf-a')
  await release(store, 'mf-a', 'fourth a')
  await back('mf-b')
  return store
}

const faults = {
  fails: () => Promise.reject(new ReleaseError('status 503')),
  'is missing': async () => undefined,
  'is altered': async () => Buffer.from('altered'),
}

/** The releases up to `newest`, of which some lists of pages are faulty. */
class FaultyStore {
  newest = 1
  readonly faulty = new Map<string, keyof typeof faults>()
  readonly read: Store

  constructor(store: Store) {
    const isLater = (name: string) => Number.parseInt(name, 10) > this.newest
    const get: Store['get'] = async (key, ...more) => {
      const [, record] = key.match(/^releases\/\w+\/(.*)/) ?? []
      if (record && isLater(record)) return undefined
      const fault = this.faulty.get(key)
      return fault ? faults[fault]() : store.get(key, ...more)
    }
    const list: Store['list'] = async (folder, enough) => {
      const names = await store.list(folder, enough)
      return folder === keys.releases(channel) ? names.filter((name) => !isLater(name)) : names
    }
    this.read = { ...readBy(store, get), list }
  }
}

/** A server without its HTTP side. It may be restarted. */
class Server {
  readonly #store: Store
  readonly #onSite: (site: LiveSite, before: LiveSite | undefined) => void
  #follower: Follower | undefined
  site: LiveSite | undefined

  constructor(store: Store, onSite: (site: LiveSite, before: LiveSite | undefined) => void) {
    this.#store = store
    this.#onSite = onSite
  }

  /** Without success while nothing can be shown. */
  async start(): Promise<void> {
    this.site = undefined
    this.#follower = undefined
    const lists = new PageLists(this.#store, 1000)
    const newest = await newestSite(this.#store, channel, { lists, holds: isUnreadable }).catch(
      () => undefined,
    )
    if (!newest) return
    const onSite = (site: LiveSite) => {
      this.#onSite(site, this.site)
      this.site = site
    }
    this.#follower = new Follower({
      lists,
      channel,
      every: 1,
      following: { onSite, holds: isUnreadable },
      newest,
    })
    this.#follower.begin(0, newest.passedOver)
  }

  async poll(): Promise<void> {
    if (!this.#follower) await this.start()
    await this.#follower?.poll()
    vi.advanceTimersByTime(2000)
  }
}

it('never shows a version that was rolled back, and always converges, whichever lists fail', {
  timeout: fuzzLimit + 120_000,
}, async () => {
  const store = await longHistory()
  const last = (await store.list(keys.releases(channel))).length
  const records: Release[] = []
  for (let number = 1; number <= last; number++) records.push(await readRelease(store, channel, number))
  const lists = (await store.list(keys.compositions)).map((name) => `${keys.compositions}/${name}`)

  await fuzz('outages of lists', async (chance) => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const wrong: string[] = []
    const look = ({ release: shown }: LiveSite, before: LiveSite | undefined) => {
      if (before && shown.number < before.release.number)
        wrong.push(`release ${shown.number} after ${before.release.number}`)
      for (const [name, { version, composition }] of Object.entries(shown.parts))
        if (composition && records[shown.number - 1]?.parts[name]?.takenBack?.includes(version))
          wrong.push(`${name} as it was rolled back, in release ${shown.number}`)
    }
    const faulty = new FaultyStore(store)
    const server = new Server(faulty.read, look)
    for (let step = 0; step < 25; step++) {
      if (chance.isOneIn(4)) faulty.newest = Math.min(last, faulty.newest + 1 + chance.below(2))
      if (chance.isOneIn(4))
        faulty.faulty.set(chance.pick(lists), chance.pick(Object.keys(faults) as (keyof typeof faults)[]))
      if (chance.isOneIn(8)) faulty.faulty.delete(chance.pick(lists))
      if (chance.isOneIn(15)) await server.start()
      await server.poll()
    }
    faulty.newest = last
    faulty.faulty.clear()
    for (let poll = 0; poll < 100 && !same(server.site?.release, records[last - 1]); poll++)
      await server.poll()
    vi.useRealTimers()
    expect(wrong).toEqual([])
    expect(server.site?.release).toEqual(records[last - 1])
  })
})
