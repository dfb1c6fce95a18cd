import type { Route } from '@bridge/shared/contract'
import type { DocumentData, LivePin, Pin } from '@bridge/shared/pin'
import { isFile, matchRoute } from '@bridge/shared/route-path'
import { watchInteractions } from '../navigation/on-interaction.ts'
import { attempts, fetchPage, report, reportLoad } from './attempt.ts'
import { fetchAhead } from './fetch-ahead.ts'
import { firstAnswer } from './first-answer.ts'
import { expectPin, knownPin, livePin } from './live-pins.ts'
import { loadDocument } from './load-document.ts'
import { openPage } from './open-page.ts'
import { PageEntry } from './page-entry.ts'
import { ReadyPages } from './ready-pages.ts'
import { RunningRelease } from './running-release.ts'
import { hasTypedOnPage } from './typed-fields.ts'

/** How long an attempt at a version may be silent before the previous version joins the race, in ms. */
const silence = 4000

/** The pages of this tab, by address. */
export class Pages {
  readonly #data: DocumentData
  readonly #routes: readonly Route[]
  readonly #entries = new Map<string, PageEntry>()
  readonly #running: RunningRelease
  readonly #ready = new ReadyPages()
  /** Addresses whose page could not be loaded in this tab. */
  readonly #lost = new Set<string>()

  constructor(data: DocumentData, routes: readonly Route[]) {
    this.#data = data
    this.#running = new RunningRelease(data)
    this.#routes = routes
  }

  /** Hydrates the document's own page. Until its code arrives (if ever), the server's nodes stay. */
  land(pathname: string, prerendered?: () => Node): void {
    const { route } = this.#data
    // However the address is spelt, this is its document: reloading it would return the same one.
    const match = matchRoute([route], pathname) ?? { pathname, route, params: route.params ?? {} }
    const live = this.#data.versions[0]
    if (!live) return
    const entry = new PageEntry(match, prerendered)
    entry.onRenderError = this.#failover(entry, this.#data.versions)
    this.#entries.set(pathname, entry)
    this.#running.add(this.#data)
    openPage(live, match.route, match.params, this.#data.site).then(
      (page) => entry.show(page),
      (cause) => {
        entry.failed = true
        // A return visit then loads the document, which is readable.
        if (this.#entries.get(pathname) === entry) this.#lost.add(pathname)
        reportLoad(live, match, cause)
      },
    )
  }

  knows(pathname: string): boolean {
    return (
      this.#entries.has(pathname) || (!isFile(pathname) && matchRoute(this.#routes, pathname) !== undefined)
    )
  }

  /** The entry of an address; the first call starts fetching it. `undefined` if the shell has no page there. */
  at(pathname: string): PageEntry | undefined {
    const known = this.#entries.get(pathname)
    if (known) return known
    const match = matchRoute(this.#routes, pathname)
    if (!match) return
    const entry = new PageEntry(match)
    this.#entries.set(pathname, entry)
    if (!this.#showReady(entry))
      this.#open(entry).catch((cause) => {
        console.error(`${match.route.part}: page '${match.route.page}' could not be opened:`, cause)
        this.#apologise(entry)
      })
    return entry
  }

  /** Fetches the live pins of the parts behind these paths, which saves their pages a round trip. */
  expect(pathnames: readonly string[]): void {
    const parts = pathnames.map((pathname) => matchRoute(this.#routes, pathname)?.route.part)
    for (const part of new Set(parts)) if (part) expectPin(part)
  }

  /** Loads a page's code and content, ready to be shown immediately. */
  async prefetch(pathname: string): Promise<void> {
    const match = matchRoute(this.#routes, pathname)
    if (!match || this.#entries.has(pathname)) return
    fetchAhead(match)
    const live = await livePin(match.route.part)
    const pin = live.versions[0]
    if (pin && !this.#running.isStale(live))
      this.#ready.keep(pathname, await fetchPage(pin, match, this.#data.site))
  }

  /** Shows a prefetched page immediately if it is still live, without a flash of 'Loading...'. */
  #showReady(entry: PageEntry): boolean {
    const { pathname, route } = entry.match
    const live = knownPin(route.part)
    const page = this.#ready.take(pathname, live)
    if (!page || !live || this.#running.isStale(live)) return false
    this.#enter(entry, live)
    entry.show(page)
    return true
  }

  /**
   * Makes sure that a page shown again in this tab is still the live one. If the visitor interacts with it before that
   * is known, or has typed something on it, it stays, and the next navigation loads the live one.
   */
  async revisit(pathname: string): Promise<void> {
    const entry = this.#entries.get(pathname)
    if (!entry) return
    const endWatch = watchInteractions()
    const live = await livePin(entry.match.route.part).catch(() => undefined)
    const isUsed = endWatch() || hasTypedOnPage()
    if (live && this.#running.isStale(live) && !isUsed) this.#bringDocument(entry)
  }

  /** Retries a failed page when its link is clicked again. Returns whether it had failed. */
  retry(pathname: string): boolean {
    const isFailed = this.#entries.get(pathname)?.failed ?? false
    if (isFailed) loadDocument()
    return isFailed
  }

  /**
   * Called when the visitor leaves a page. A page that failed is tried afresh on the next visit, and so is the landing
   * page if its code was still loading: only inert text could be restored.
   */
  leave(pathname: string): void {
    const entry = this.#entries.get(pathname)
    const isText = entry?.prerendered && entry.shownVersion === undefined
    if (entry?.failed || isText) this.#entries.delete(pathname)
  }

  async #open(entry: PageEntry): Promise<void> {
    const { route } = entry.match
    fetchAhead(entry.match)
    const live = await livePin(route.part).catch((cause) => {
      console.error(`${route.part}: the live pin could not be fetched:`, cause)
    })
    if (!live && !navigator.onLine) return this.#apologise(entry)
    // A slow connection or a single failure is left to the browser, as for a plain link.
    if (!live || this.#running.isStale(live)) return this.#bringDocument(entry)
    this.#enter(entry, live)
    this.#race(entry, live.versions)
  }

  #enter(entry: PageEntry, live: LivePin): void {
    this.#running.add(live)
    entry.onRenderError = this.#failover(entry, live.versions)
  }

  /** Shows the first of these versions to answer; the live one has a head start. */
  #race(entry: PageEntry, versions: readonly Pin[], live = versions[0]): void {
    const inTurn = attempts(versions, entry.match, this.#data.site)
    const giveUp = () => this.#giveUp(entry)
    firstAnswer(inTurn, { silence, onGiveUp: giveUp }).then((page) => entry.show(page, live), giveUp)
  }

  /**
   * Many browsers remember failed module loads as long as the document lives (Chromium 150 does, 156 does
   * not): after a second failure, the document is loaded instead.
   */
  #giveUp(entry: PageEntry): void {
    const { pathname } = entry.match
    if (entry.failed) return
    if (this.#lost.has(pathname)) this.#bringDocument(entry)
    else this.#apologise(entry)
    this.#lost.add(pathname)
  }

  /** Shows the error page, unless the visitor has moved on: then the next visit tries again. */
  #apologise(entry: PageEntry): void {
    entry.show('failed')
    if (!entry.isHere) this.leave(entry.match.pathname)
  }

  /** Never interrupts a visitor who has moved on. A visitor who stops the load can request the page again. */
  #bringDocument(entry: PageEntry): void {
    entry.failed = true
    if (entry.isHere) loadDocument()
    else this.leave(entry.match.pathname)
  }

  /** When a version throws while rendering, tries the others, each once. */
  #failover(entry: PageEntry, versions: readonly Pin[]): (error: unknown) => void {
    const broken = new Set<string | undefined>()
    return (error) => {
      const shown = versions.find((pin) => pin.version === entry.shownVersion)
      if (shown) report(shown, entry.match.route, 'render', error)
      broken.add(entry.shownVersion)
      const left = versions.filter((pin) => !broken.has(pin.version))
      if (left.length === 0) return this.#apologise(entry)
      entry.wait()
      this.#race(entry, left, versions[0])
    }
  }
}
