import { readArtifact } from '../artifacts/artifacts.ts'
import { mapConcurrently } from '../concurrency.ts'
import { DamagedError } from '../errors.ts'
import type { Composition } from '../records/composition.ts'
import { type PartState, servedVersions } from '../records/releases.ts'
import type { Store } from '../store/store.ts'
import { Bodies, type Body, publicBodies, requireBody } from './body.ts'
import type { LiveSite } from './live-site.ts'

/** Few, as visitors come first. */
const atOnce = 4

/** More: visitors wait for a release. */
const forReleaseAtOnce = 16

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

  /**
   * Resolves once everything that a release changes is at hand, so that whoever asks for it next needs no store. What
   * is damaged is not waited for: whoever asks for it is told.
   */
  async copyChanges({ release, compositions }: LiveSite, last: LiveSite): Promise<void> {
    for (const [name, part] of Object.entries(release.parts)) {
      if (JSON.stringify(part) === JSON.stringify(last.release.parts[name])) continue
      await this.#readPart(name, part, compositions.get(name), forReleaseAtOnce).catch((error) => {
        if (!(error instanceof DamagedError)) throw error
      })
    }
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
    for (const [name, part] of Object.entries(site.release.parts)) {
      if (this.#next !== site) return
      await this.#readPart(name, part, site.compositions.get(name), atOnce)
    }
  }

  async #readPart(
    name: string,
    part: PartState,
    composition: Composition | undefined,
    atOnce: number,
  ): Promise<void> {
    const bodies = new Bodies(this.#store, 0)
    for (const version of servedVersions(part))
      await this.#once(`${name}@${version}`, atOnce, async () =>
        publicBodies(bodies, await readArtifact(this.#store, name, version)),
      )
    if (part.composition && composition)
      await this.#once(part.composition.sha256, atOnce, async () =>
        composition.pages.map(({ path, page }) => [path, bodies.page(page)]),
      )
  }

  async #once(what: string, atOnce: number, bodies: () => Promise<[string, Body][]>): Promise<void> {
    if (this.#done.has(what)) return
    await mapConcurrently(atOnce, await bodies(), ([name, body]) => requireBody(name, body))
    this.#done.add(what)
  }
}
