import type { Route } from '@bridge/shared/contract'
import { isFile, matchRoute } from '@bridge/shared/match-route'
import type { DocumentData, LivePin, Pin } from '@bridge/shared/pin'
import { watchInteractions } from '../navigation/on-interaction.ts'
import { attempts, fetchPage, report } from './attempt.ts'
import { fetchAhead } from './fetch-ahead.ts'
import { firstAnswer } from './first-answer.ts'
import { expectPin, knownPin, livePin } from './live-pins.ts'
import { loadDocument } from './load-document.ts'
import { openPage } from './open-page.ts'
import { PageEntry } from './page-entry.ts'
import { ReadyPages } from './ready-pages.ts'
import { RunningRelease } from './running-release.ts'

/** An attempt at a version may be silent for so long before the previous version joins the race. */
const silence = 4000

/** The pages of this tab, by address. */
export class Pages {
  readonly #data: DocumentData
  readonly #routes: readonly Route[]
  readonly #entries = new Map<string, PageEntry>()
  readonly #running: RunningRelease
  readonly #ready = new ReadyPages()
  /** Addresses whose page could not be had in this tab. */
  readonly #lost = new Set<string>()

  constructor(data: DocumentData, routes: readonly Route[]) {
    this.#data = data
    this.#running = new RunningRelease(data)
    this.#routes = routes
  }

  /** Takes over the document's own page. Its code may be slow or fail: the server's nodes stay until it arrives. */
  land(pathname: string, prerendered?: () => Node): void {
    const { route } = this.#data
    // Whatever the address looks like, its document has come: another one would be the same.
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
        if (this.#entries.get(pathname) === entry) this.#lost.add(pathname) // whoever comes back can read its document
        report(live, match.route, 'could not be loaded', cause)
      },
    )
  }

  knows(pathname: string): boolean {
    return (
      this.#entries.has(pathname) || (!isFile(pathname) && matchRoute(this.#routes, pathname) !== undefined)
    )
  }

  /** The entry of an address; the first call starts fetching it. `undefined`: no page of this shell. */
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

  /** Asks what is live of the parts that these paths lead to: a page of theirs then takes one round trip less. */
  expect(pathnames: readonly string[]): void {
    const parts = pathnames.map((pathname) => matchRoute(this.#routes, pathname)?.route.part)
    for (const part of new Set(parts)) if (part) expectPin(part)
  }

  /** Gets a page's code and content ready to be shown at once. */
  async prefetch(pathname: string): Promise<void> {
    const match = matchRoute(this.#routes, pathname)
    if (!match || this.#entries.has(pathname)) return
    fetchAhead(match).catch(ignore)
    const live = await livePin(match.route.part)
    const pin = live.versions[0]
    if (pin && !this.#running.isStale(live))
      this.#ready.keep(pathname, await fetchPage(pin, match, this.#data.site))
  }

  /** At once, without a moment of 'Loading...': what was pointed at before the click is there, and is still live. */
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
   * A page that this tab has had is shown again: make sure that it is still the live one. Whoever reads or types there by
   * the time that this is known keeps it; their next step brings the live one.
   */
  async revisit(pathname: string): Promise<void> {
    const entry = this.#entries.get(pathname)
    if (!entry) return
    const endWatch = watchInteractions()
    const live = await livePin(entry.match.route.part).catch(() => undefined)
    const isUsed = endWatch()
    if (live && this.#running.isStale(live) && !isUsed) this.#bringDocument(entry)
  }

  /** A link to the page that one waits for in vain: false when there is nothing to try again. */
  retry(pathname: string): boolean {
    const isFailed = this.#entries.get(pathname)?.failed ?? false
    if (isFailed) loadDocument()
    return isFailed
  }

  /**
   * The visitor has left: the next visit of a page that failed really tries again. So does that of a landed one whose code
   * was still on its way, as what could be put back of it would be text that nobody watches over.
   */
  leave(pathname: string): void {
    const entry = this.#entries.get(pathname)
    const isText = entry?.prerendered && entry.shownVersion === undefined
    if (entry?.failed || isText) this.#entries.delete(pathname)
  }

  async #open(entry: PageEntry): Promise<void> {
    const { route } = entry.match
    fetchAhead(entry.match).catch(ignore)
    const live = await livePin(route.part).catch((cause) => {
      console.error(`${route.part}: what is live could not be asked:`, cause)
    })
    if (!live && !navigator.onLine) return this.#apologise(entry)
    // A line that is slow or breaks once is for the browser to deal with, as it does for a plain link.
    if (!live || this.#running.isStale(live)) return this.#bringDocument(entry)
    this.#enter(entry, live)
    this.#race(entry, live.versions)
  }

  #enter(entry: PageEntry, live: LivePin): void {
    this.#running.add(live)
    entry.onRenderError = this.#failover(entry, live.versions)
  }

  /** Shows whichever of these versions answers first, the live one with a head start. */
  #race(entry: PageEntry, versions: readonly Pin[]): void {
    const inTurn = attempts(versions, entry.match, this.#data.site)
    const giveUp = () => this.#giveUp(entry)
    firstAnswer(inTurn, { silence, onGiveUp: giveUp }).then((page) => entry.show(page), giveUp)
  }

  /**
   * Many browsers remember for good which files could not be had (Chromium 150 does, 156 does not): what fails a second
   * time is left to another document.
   */
  #giveUp(entry: PageEntry): void {
    const { pathname } = entry.match
    if (entry.failed) return
    if (this.#lost.has(pathname)) this.#bringDocument(entry)
    else this.#apologise(entry)
    this.#lost.add(pathname)
  }

  /** A visitor who has gone elsewhere does not see it: the next visit tries again. */
  #apologise(entry: PageEntry): void {
    entry.show('failed')
    if (!entry.isHere) this.leave(entry.match.pathname)
  }

  /** Nothing that a visitor does elsewhere is lost, and who breaks the load off finds the page asked for anew. */
  #bringDocument(entry: PageEntry): void {
    entry.failed = true
    if (entry.isHere) loadDocument()
    else this.leave(entry.match.pathname)
  }

  /** What to do when a version throws while rendering: the other ones, each once. */
  #failover(entry: PageEntry, versions: readonly Pin[]): (error: unknown) => void {
    const broken = new Set<string | undefined>()
    return (error) => {
      const shown = versions.find((pin) => pin.version === entry.shownVersion)
      if (shown) report(shown, entry.match.route, 'failed to render', error)
      broken.add(entry.shownVersion)
      const left = versions.filter((pin) => !broken.has(pin.version))
      if (left.length === 0) return this.#apologise(entry)
      entry.wait()
      this.#race(entry, left)
    }
  }
}

const ignore = () => {}
