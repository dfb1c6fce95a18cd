import { readArtifact } from '../artifacts/artifacts.ts'
import { mapConcurrently } from '../concurrency.ts'
import { servedVersions } from '../records/releases.ts'
import type { Store } from '../store/store.ts'
import { Bodies, type Body, publicBodies, requireBody } from './body.ts'
import type { LiveSite } from './live-site.ts'

/** Few, as visitors come first. */
const atOnce = 4

/** In ms, after a failure. */
const tryAgain = 15_000

/**
 * Reads everything that visitors of the live release may ask for, so that a store with copies has it before
 * the store is out of reach. One release at a time: when newer ones go live meanwhile, the newest is next.
 */
export class CopyLive {
  readonly #store: Store
  /** Compositions and versions that were read already. */
  readonly #done = new Set<string>()
  #next: LiveSite | undefined
  #isBusy = false
  #timer: NodeJS.Timeout | undefined

  constructor(store: Store) {
    this.#store = store
  }

  copy(site: LiveSite): void {
    this.#next = site
    clearTimeout(this.#timer)
    if (!this.#isBusy) void this.#run()
  }

  stop(): void {
    this.#next = undefined
    clearTimeout(this.#timer)
  }

  async #run(): Promise<void> {
    this.#isBusy = true
    for (let site = this.#next; site; site = this.#next)
      try {
        await this.#read(site)
        if (this.#next === site) this.#next = undefined
      } catch {
        // The store is out of reach, or something in it is damaged, which whoever asks for it is told.
        this.#timer = setTimeout(() => void this.#run(), tryAgain).unref()
        break
      }
    this.#isBusy = false
  }

  async #read(site: LiveSite): Promise<void> {
    const { release, compositions } = site
    const bodies = new Bodies(this.#store, 0)
    for (const [name, part] of Object.entries(release.parts)) {
      if (this.#next !== site) return
      for (const named of servedVersions(part))
        await this.#once(`${name}@${named}`, async () =>
          publicBodies(bodies, await readArtifact(this.#store, name, named)),
        )
      const pages = compositions.get(name)?.pages ?? []
      if (part.composition)
        await this.#once(part.composition.sha256, async () =>
          pages.map(({ path, page }) => [path, bodies.page(page)]),
        )
    }
  }

  async #once(what: string, bodies: () => Promise<[string, Body][]>): Promise<void> {
    if (this.#done.has(what)) return
    await mapConcurrently(atOnce, await bodies(), ([name, body]) => requireBody(name, body))
    this.#done.add(what)
  }
}
