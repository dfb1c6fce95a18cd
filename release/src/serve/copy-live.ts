import { ifIntact, ReleaseError } from '../errors.ts'
import { groundChanged } from '../records/ground-changed.ts'
import { statesOf } from '../records/shared.ts'
import { endings } from '../store/compressed.ts'
import type { CopiedStore } from '../store/copied-store.ts'
import { keys } from '../store/keys.ts'
import type { Store } from '../store/store.ts'
import { within } from '../within.ts'
import { requireBody } from './body.ts'
import { copyEach } from './copy-each.ts'
import { type Content, contentsOf } from './live-contents.ts'
import type { LiveSite } from './live-site.ts'

/** Concurrent reads: few, because visitors' requests come first. */
const atOnce = 4

/** Concurrent reads while visitors wait for a release: more. */
const forReleaseAtOnce = 16

/** How long one attempt to show a release waits for copies, in ms. */
const longestWait = 5000

/** How long to wait after a failure, in ms. */
const tryAgain = 15_000

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
    const contents = contentsOf(this.#store, next, (state) => !before.has(JSON.stringify(state)))
    const changesAll = groundChanged(last.release, next.release)
    const isOwn = ({ part, isFallback }: Content) => (changesAll || changed.includes(part)) && !isFallback
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
    const contents = contentsOf(this.#store, site)
    await this.#need(record, contents)
    if (!this.#copies.has(record)) await ifIntact(this.#store.get(record))
    await copyEach(1, contents, async (content) => {
      if (this.#next === site) await this.#copyContent(content, atOnce)
    })
  }

  /** Called before copying, so that copies that visitors no longer need are evicted first. */
  async #need(record: string, contents: readonly Content[]): Promise<void> {
    const needed = new Set([record])
    for (const { name, key, bodies } of contents) {
      const inAllEncodings = async () => (await bodies()).flatMap(([file]) => encodedKeys(file))
      needed.add(key)
      const files = this.#copied.get(name) ?? (await inAllEncodings().catch(() => []))
      for (const file of files) needed.add(file)
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
    const found = [key]
    await copyEach(atOnce, wanted, async ([file, body]) => {
      for (const encoding of (await requireBody(file, body)).keys()) found.push(file + endings[encoding])
    })
    if (wanted.length > 0) this.#copied.set(name, found) // a missing version may be restored
  }
}

const encodedKeys = (key: string): string[] => Object.values(endings).map((ending) => key + ending)

const endsSoon = (copying: Promise<void>): Promise<boolean> =>
  within(
    longestWait,
    copying.then(() => true),
    () => false,
  )
