import { findArtifact } from '../artifacts/artifacts.ts'
import { mapConcurrently } from '../concurrency.ts'
import { DamagedError } from '../errors.ts'
import type { Composition } from '../records/composition.ts'
import { type PartState, servedVersions } from '../records/releases.ts'
import { statesOf } from '../records/shared.ts'
import { endings } from '../store/compressed.ts'
import { keys } from '../store/keys.ts'
import type { Store } from '../store/store.ts'
import { Bodies, type Body, publicBodies, requireBody } from './body.ts'
import type { LiveSite } from './live-site.ts'

/** Few, because visitors come first. */
const atOnce = 4

/** More: visitors wait for a release. */
const forReleaseAtOnce = 16

/** In ms, after a failure. */
const tryAgain = 15_000

/**
 * Reads everything that visitors of the live release may request, so that the copies are complete before the store
 * goes out of reach. One release at a time: if newer ones go live meanwhile, the newest is next.
 */
export class CopyLive {
  readonly #store: Store
  readonly #need: (keys: ReadonlySet<string>) => void
  /** Compositions and versions that have been read, with the keys of all their files. */
  readonly #done = new Map<string, readonly string[]>()
  #next: LiveSite | undefined
  #isBusy = false
  #timer: NodeJS.Timeout | undefined

  /** @param need receives the keys of the live release once all of it has been read. */
  constructor(store: Store, need: (keys: ReadonlySet<string>) => void) {
    this.#store = store
    this.#need = need
  }

  copy(site: LiveSite): void {
    this.#next = site
    clearTimeout(this.#timer)
    if (!this.#isBusy) void this.#run()
  }

  /**
   * Resolves once everything that a release changes is copied, so that requests for it need no store. Does not wait
   * for what is damaged: requests for it report that.
   */
  async copyChanges(next: LiveSite, last: LiveSite): Promise<void> {
    const before = new Set(statesOf(last.release).map((state) => JSON.stringify(state)))
    for (const [name, part] of statesOf(next.release)) {
      if (before.has(JSON.stringify([name, part]))) continue
      await this.#readPart(name, part, compositionOf(next, name, part), forReleaseAtOnce).catch((error) => {
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
        // The store is out of reach, or something in it is damaged. Requests for damaged content report it; the rest is
        // copied.
        this.#timer = setTimeout(() => void this.#run(), tryAgain).unref()
        break
      }
    this.#isBusy = false
  }

  async #read(site: LiveSite): Promise<void> {
    const { channel, number } = site.release
    const needed = new Set([keys.release(channel, number)])
    let damaged: DamagedError | undefined
    for (const [name, part] of statesOf(site.release)) {
      if (this.#next !== site) return
      const composition = compositionOf(site, name, part)
      try {
        for (const key of await this.#readPart(name, part, composition, atOnce)) needed.add(key)
      } catch (error) {
        if (!(error instanceof DamagedError)) throw error
        damaged = error
      }
    }
    this.#need(needed)
    if (damaged) throw damaged
  }

  /** Returns the keys of everything that was read. */
  async #readPart(
    name: string,
    part: PartState,
    composition: Composition | undefined,
    atOnce: number,
  ): Promise<string[]> {
    const bodies = new Bodies(this.#store, 0)
    const read: string[] = []
    for (const version of servedVersions(part)) {
      const files = await this.#once(`${name}@${version}`, atOnce, async () => {
        const artifact = await findArtifact(this.#store, name, version)
        const bodiesOf = artifact ? publicBodies(bodies, artifact) : []
        return bodiesOf.map(([file, body]) => [keys.file(name, version, `client/${file}`), body])
      })
      read.push(keys.artifact(name, version), ...files)
    }
    if (part.composition && composition) {
      const pages = await this.#once(part.composition.sha256, atOnce, async () =>
        composition.pages.map(({ page }) => [keys.page(page), bodies.page(page)]),
      )
      read.push(keys.composition(part.composition.key), ...pages)
    }
    return read
  }

  /** The keys of these bodies, in every encoding. */
  async #once(
    what: string,
    atOnce: number,
    bodies: () => Promise<[string, Body][]>,
  ): Promise<readonly string[]> {
    const known = this.#done.get(what)
    if (known) return known
    const wanted = await bodies()
    await mapConcurrently(atOnce, wanted, ([key, body]) => requireBody(key, body))
    const read = wanted.flatMap(([key]) => Object.values(endings).map((ending) => key + ending))
    if (read.length > 0) this.#done.set(what, read) // a version that is missing may be restored
    return read
  }
}

const compositionOf = (
  { release, compositions, shared }: LiveSite,
  name: string,
  part: PartState,
): Composition | undefined =>
  (part === release.shared?.state ? shared?.compositions : compositions)?.get(name)
