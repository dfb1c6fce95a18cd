import { findArtifact } from '../artifacts/artifacts.ts'
import { mapConcurrently } from '../concurrency.ts'
import { DamagedError, ifIntact, orDamage, ReleaseError } from '../errors.ts'
import { nameOf } from '../names.ts'
import { type Composition, compositionBytes } from '../records/composition.ts'
import { type PartState, servedVersions } from '../records/releases.ts'
import { statesOf } from '../records/shared.ts'
import { endings } from '../store/compressed.ts'
import type { CopiedStore } from '../store/copied-store.ts'
import { keys } from '../store/keys.ts'
import type { Store } from '../store/store.ts'
import { within } from '../within.ts'
import { Bodies, type Body, publicBodies, requireBody } from './body.ts'
import type { LiveSite } from './live-site.ts'

/** Concurrent reads: few, because visitors' requests come first. */
const atOnce = 4

/** Concurrent reads while visitors wait for a release: more. */
const forReleaseAtOnce = 16

/** How long one attempt to show a release waits for copies, in ms. */
const longestWait = 5000

/** How long to wait after a failure, in ms. */
const tryAgain = 15_000

/** A version of a part, or a composition. */
interface Content {
  readonly name: string
  readonly part: string
  readonly isFallback: boolean
  /** The record that describes it. */
  readonly key: string
  /** Reads the record, and returns what it describes, by key; nothing if a version is missing. */
  bodies(): Promise<[string, Body][]>
}

/**
 * Reads everything that visitors of the live release may request, so that a complete copy exists if the store becomes
 * unreachable. One release at a time: if newer ones go live in the meantime, the newest is next.
 */
export class CopyLive {
  readonly #store: Store
  readonly #copies: Pick<CopiedStore, 'need' | 'has'>
  /** Contents of the live release that have been copied, by name, with the keys of their copies. */
  readonly #copied = new Map<string, readonly string[]>()
  #next: LiveSite | undefined
  #isBusy = false
  #timer: NodeJS.Timeout | undefined

  /** @param store reads through these copies */
  constructor(store: Store, copies: Pick<CopiedStore, 'need' | 'has'>) {
    this.#store = store
    this.#copies = copies
  }

  copy(site: LiveSite): void {
    this.#next = site
    clearTimeout(this.#timer)
    if (!this.#isBusy) void this.#run()
  }

  /**
   * Resolves once everything that a release changes is copied, so that requests for it need no store. Does not wait
   * for damaged content: requests for it report the damage. Waits only briefly for fallbacks and for what earlier
   * releases changed, which a rollback of another part must not wait for. Rejects if even the release's own changes take
   * long, because a newer release may exist by then; the next attempt finds what was copied meanwhile.
   */
  async copyChanges(next: LiveSite, last: LiveSite): Promise<void> {
    const { action, changed, number } = next.release
    const before = new Set(statesOf(last.release).map((state) => JSON.stringify(state)))
    const contents = this.#contentsOf(next, (state) => !before.has(JSON.stringify(state)))
    const isOwn = ({ part, isFallback }: Content) => changed.includes(part) && !isFallback
    const own = this.#copyAll(contents.filter(isOwn))
    if (action === 'rollback') return void (await endsSoon(own.catch(() => {}))) // visitors have a worse version
    if (!(await endsSoon(own)))
      throw new ReleaseError(`not all that release ${number} changes has been copied yet`)
    const others = this.#copyAll(contents.filter((content) => !isOwn(content)))
    await endsSoon(others.catch(() => {})) // copied later
  }

  stop(): void {
    this.#next = undefined
    clearTimeout(this.#timer)
  }

  async #run(): Promise<void> {
    this.#isBusy = true
    for (let site = this.#next; site; site = this.#next)
      try {
        await this.#copySite(site)
        if (this.#next === site) this.#next = undefined
      } catch {
        // The store is unreachable, or something in it is damaged. Requests for damaged content report it; the rest is
        // copied.
        this.#timer = setTimeout(() => void this.#run(), tryAgain).unref()
        break
      }
    this.#isBusy = false
  }

  async #copySite(site: LiveSite): Promise<void> {
    const record = keys.release(site.release.channel, site.release.number)
    const contents = this.#contentsOf(site)
    await this.#need(record, contents)
    if (!this.#copies.has(record)) await ifIntact(this.#store.get(record))
    const damage: DamagedError[] = []
    for (const content of contents) {
      if (this.#next !== site) return
      const copied = await orDamage(this.#copyContent(content, atOnce))
      if (copied instanceof DamagedError) damage.push(copied)
    }
    if (damage[0]) throw damage[0]
  }

  /** Called before copying, so that copies that visitors no longer need are evicted first. */
  async #need(record: string, contents: readonly Content[]): Promise<void> {
    const needed = new Set([record])
    for (const { name, key, bodies } of contents) {
      const inAllEncodings = async () => (await bodies()).flatMap(([file]) => encodedKeys(file))
      needed.add(key)
      for (const one of this.#copied.get(name) ?? (await ifIntact(inAllEncodings())) ?? []) needed.add(one)
    }
    this.#copies.need(needed)
    const names = new Set(contents.map(({ name }) => name))
    for (const name of this.#copied.keys()) if (!names.has(name)) this.#copied.delete(name)
  }

  async #copyAll(contents: readonly Content[]): Promise<void> {
    for (const content of contents) await ifIntact(this.#copyContent(content, forReleaseAtOnce))
  }

  async #copyContent({ name, key, bodies }: Content, atOnce: number): Promise<void> {
    if (this.#copied.get(name)?.every((one) => this.#copies.has(one))) return
    const wanted = await bodies()
    const found = await mapConcurrently(atOnce, wanted, async ([file, body]) =>
      [...(await requireBody(file, body)).keys()].map((encoding) => file + endings[encoding]),
    )
    if (found.length > 0) this.#copied.set(name, [key, ...found.flat()]) // a missing version may be restored
  }

  #contentsOf(site: LiveSite, isWanted = (_: [string, PartState]) => true): Content[] {
    const bodies = new Bodies(this.#store, 0)
    return statesOf(site.release)
      .filter(isWanted)
      .flatMap(([name, part]) => [
        ...servedVersions(part).map((version) => this.#version(bodies, name, version, part)),
        ...this.#composition(bodies, name, part, compositionOf(site, name, part)),
      ])
  }

  #version(bodies: Bodies, name: string, version: string, { fallback }: PartState): Content {
    return {
      name: nameOf({ name, version }),
      part: name,
      isFallback: version === fallback,
      key: keys.artifact(name, version),
      bodies: async () => {
        const artifact = await findArtifact(this.#store, name, version)
        const files = artifact ? publicBodies(bodies, artifact) : []
        return files.map(([file, body]) => [keys.file(name, version, `client/${file}`), body])
      },
    }
  }

  #composition(
    bodies: Bodies,
    part: string,
    { composition: ref }: PartState,
    composition: Composition | undefined,
  ): Content[] {
    if (!ref || !composition) return []
    return [
      {
        name: ref.sha256,
        part,
        isFallback: false,
        key: keys.composition(ref.key),
        bodies: async () => {
          await compositionBytes(this.#store, ref)
          return composition.pages.map(({ page }) => [keys.page(page), bodies.page(page)])
        },
      },
    ]
  }
}

const encodedKeys = (key: string): string[] => Object.values(endings).map((ending) => key + ending)

const compositionOf = (
  { release, compositions, shared }: LiveSite,
  name: string,
  part: PartState,
): Composition | undefined =>
  (part === release.shared?.state ? shared?.compositions : compositions)?.get(name)

const endsSoon = (copying: Promise<void>): Promise<boolean> =>
  within(
    longestWait,
    copying.then(() => true),
    () => false,
  )
