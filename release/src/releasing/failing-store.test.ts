import { expect, it } from 'vitest'
import { MemoryStore } from '../../testing/memory-store.ts'
import { makeRemote } from '../../testing/parts.ts'
import { isSample } from '../../testing/sample.ts'
import { newSite, publishText, requestIn } from '../../testing/site.ts'
import { publish } from '../artifacts/publish.ts'
import { requireLive } from '../records/releases.ts'
import { loadSite } from '../serve/live-site.ts'
import { PageLists } from '../serve/page-lists.ts'
import type { Store } from '../store/store.ts'
import { deploy } from './deploy.ts'
import { rollback } from './rollback.ts'
import { changeSettings } from './settings.ts'
import { verify } from './verify.ts'

const channel = 'production'

/** A store whose nth call fails, either before or after it takes effect. */
class FailingStore implements Store {
  readonly name = 'failing'
  readonly #store: Store
  readonly #at: number
  readonly #after: boolean
  calls = 0

  constructor(store: Store, at: number, after: boolean) {
    this.#store = store
    this.#at = at
    this.#after = after
  }

  get = (key: string) => this.#call(() => this.#store.get(key))
  list = (folder: string) => this.#call(() => this.#store.list(folder))
  putIfAbsent = (key: string, value: Uint8Array | string) =>
    this.#call(() => this.#store.putIfAbsent(key, value))

  async #call<Result>(work: () => Promise<Result>): Promise<Result> {
    const fails = ++this.calls === this.#at
    if (fails && !this.#after) throw new Error('EIO')
    const result = await work()
    if (fails) throw new Error('EIO')
    return result
  }
}

const commands = {
  publish: async (store: Store, dist: string) =>
    void (await publish({ store, part: 'mf-a', by: 'Asha', dist })),
  deploy: async (store: Store) => void (await deploy({ ...requestIn(store, 'on'), targets: ['mf-a'] })),
  rollback: async (store: Store) => void (await rollback({ ...requestIn(store, 'back'), part: 'mf-b' })),
  settings: async (store: Store) =>
    void (await changeSettings({
      ...requestIn(store, 'moved'),
      settings: { origin: 'https://bridge.example' },
    })),
}

it.each(Object.entries(commands))(
  '%s: whichever store call fails, the live release stays intact and the next attempt succeeds',
  { timeout: 300_000 },
  async (name, command) => {
    const { root, store } = await newSite()
    await publishText(store, 'mf-b', 'b2')
    await deploy({ ...requestIn(store, 'b2'), targets: ['mf-b'] })
    await publishText(store, 'mf-a', 'a2')
    const dist = await makeRemote({ name: 'mf-a', pages: { home: '"new"', one: '"new"' } })
    const before = await MemoryStore.of(root)
    const { number } = await requireLive(before, channel)
    const counting = new FailingStore(new MemoryStore(before.values), 0, false)
    await command(counting, dist)
    const wanted = name === 'publish' ? number : number + 1
    const [step, last] = [Math.ceil(counting.calls / (isSample ? 6 : 40)), counting.calls - 3]
    for (let at = 1; at <= counting.calls; at += at < last ? step : 1)
      for (const after of at >= last ? [false, true] : [at % 2 === 0]) {
        const inner = new MemoryStore(before.values)
        const failed = await command(new FailingStore(inner, at, after), dist).then(
          () => false,
          () => true,
        )
        const live = await requireLive(inner, channel)
        expect(live.number, `call ${at}`).toBeLessThanOrEqual(wanted)
        expect((await verify(inner, channel)).problems).toEqual([])
        await loadSite(new PageLists(inner), live)
        if (failed && live.number === number) await command(inner, dist)
        expect((await requireLive(inner, channel)).number, `call ${at}`).toBe(wanted)
      }
  },
)
