import { stripVTControlCharacters } from 'node:util'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { oneLine } from '../../print.ts'
import type { Release } from '../../records/releases.ts'
import { becomeAnotherVisitor } from './another-visitor.ts'
import { taken } from './comes-true.ts'
import { Complaints } from './complaints.ts'
import { NotFollowedError } from './follow.ts'
import { laterClock } from './later-clock.ts'
import { moveAside } from './launch.ts'
import { comeAlive, type Found } from './look-at.ts'
import { onlyPart } from './serve-planned.ts'
import { restore, type Stored, storedBy } from './stored.ts'
import { countPushes } from './usable.ts'
import { longestPage, type Step } from './visits.ts'

/** Number format, dates and time zone differ from the deployer's. */
const abroad: BrowserContextOptions = {
  locale: 'ar-EG',
  timezoneId: 'Pacific/Kiritimati', // see render/sandbox.ts
}

const phone: BrowserContextOptions = {
  ...abroad,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
}

/** With a mouse and a dark scheme: together, the two devices cover both answers to common media queries. */
const desktop: BrowserContextOptions = {
  ...abroad,
  timezoneId: 'Pacific/Fakaofo', // see later-clock.ts
  viewport: { width: 1280, height: 800 },
  colorScheme: 'dark',
}

/** Something wrong with a part's page. */
export interface Problem extends Found {
  readonly part: string
  readonly address: string
}

interface Tab {
  readonly page: Page
  readonly complaints: Complaints
}

/** The part whose pages are opened, and the address of the site. */
interface Visited {
  readonly origin: string
  readonly release: Release
  readonly part: string
}

/** A function as source, with a stub: this tool's loader names functions through a helper that no page has. */
const asSource = <Given>(run: (given: Given) => void, given?: Given) =>
  `{ const __name = (made) => made; (${run})(${given ?? ''}) }`

/** How far the clock is ahead on first visits, in ms: minutes and seconds differ too. */
const firstAhead = ((400 * 24 + 5) * 60 + 7) * 60_000 + 9000

/** A tab with its own storage, which no other part's pages share. */
export class Window {
  readonly #browser: Browser
  readonly #visited: Visited
  #tab: Tab | undefined
  #isAlone = false
  #device = phone
  #ahead = firstAhead
  #stored: Stored | undefined

  constructor(browser: Browser, visited: Visited) {
    this.#browser = browser
    this.#visited = visited
  }

  async take(steps: readonly Step[]): Promise<Problem[]> {
    const problems: Problem[] = []
    for (const step of steps) {
      problems.push(...(await this.#try(step)))
      if (!this.#tab && !(step.mayFail && (await this.start([step.address])))) break
    }
    return problems
  }

  async #try({ address, when, longest, mayFail, take }: Step): Promise<Problem[]> {
    const { part } = this.#visited
    const tab = await this.#opened().catch(said)
    if (typeof tab === 'string') return mayFail ? [] : [{ part, address, when, sort: 'late', what: tab }]
    const { page, complaints } = tab
    const isElsewhere = () => when !== 'after leaving it' && pathOf(page.url()) !== pathOf(address)
    const leadsOn = () =>
      `it redirects to ${pathOf(page.url())} by itself; link there, or give the page another route`
    const whatOf = (error: unknown) => {
      if (error instanceof NotFollowedError) return error.message
      if (isElsewhere()) return leadsOn()
      return error instanceof Error && error.name === 'TimeoutError' ? late : said(error)
    }
    try {
      const found = await inTime(longest, take(page, complaints))
      if (isElsewhere()) found.push({ when, sort: 'document', what: leadsOn() })
      return found.map((one) => ({ part, address, ...one }))
    } catch (error) {
      this.#tab = undefined // a tab that hangs is closed with the browser
      if (mayFail) return []
      await taken(page, pathOf(address), error)
      const what = whatOf(error)
      const found = [...complaints.take(), { sort: 'late' as const, what }]
      return found.map((one) => ({ part, address, when, ...one }))
    }
  }

  /** Opens the first of these pages that loads, regardless of its part. */
  async start(addresses: readonly string[]): Promise<string | undefined> {
    for (const address of addresses) {
      const tab = await this.#opened().catch(() => undefined)
      if (!tab) return
      const isUp = await inTime(longestPage, comeAlive(tab.page, address)).then(
        () => true,
        () => false,
      )
      tab.complaints.take()
      if (isUp) return address
      this.#tab = undefined
    }
  }

  /** Serves only the code of the shell and this part from now on. Also reports a page that no longer responds. */
  async leaveOutOthers(): Promise<Problem[]> {
    this.#isAlone = true
    if (!this.#tab) return []
    const take = async (page: Page) => {
      await page.context().setExtraHTTPHeaders({ [onlyPart]: this.#visited.part })
      return []
    }
    const address = pathOf(this.#tab.page.url())
    return this.take([{ address, when: 'after a first touch', longest: longestPage, take }])
  }

  /** Becomes a desktop with another clock, keeping the cookies and `localStorage` that pages have left. */
  async becomeLaterVisit(): Promise<void> {
    if (this.#tab) this.#stored = await inTime(longestPage, storedBy(this.#tab.page)).catch(() => undefined)
    await this.close()
    this.#tab = undefined
    this.#device = desktop
    this.#ahead = laterClock(Date.now()) - Date.now()
  }

  async close(): Promise<void> {
    await this.#tab?.page.context().close()
  }

  async #opened(): Promise<Tab> {
    this.#tab ??= await this.#open()
    return this.#tab
  }

  async #open(): Promise<Tab> {
    const { origin, release, part } = this.#visited
    const extraHTTPHeaders: Record<string, string> = this.#isAlone ? { [onlyPart]: part } : {}
    const context = await this.#browser.newContext({ ...this.#device, baseURL: origin, extraHTTPHeaders })
    await context.addInitScript({ content: asSource(becomeAnotherVisitor, this.#ahead) })
    await context.addInitScript({ content: asSource(countPushes) })
    if (this.#stored) {
      await context.addCookies([...this.#stored.cookies])
      await context.addInitScript(restore, this.#stored.local)
    }
    const page = await context.newPage()
    await moveAside(page)
    const others = Object.keys(release.parts).filter((name) => name !== part && name !== 'shell')
    const namesPart = (text: string) => (name: string) =>
      [`/${name}/`, `${name}@`].some((begin) => text.startsWith(begin)) || text.includes(`${origin}/${name}/`)
    const isForeign = (text: string) => this.#isAlone && others.some(namesPart(text))
    const own = `/${part}/${release.parts[part]?.version}/`
    const isOfAnother = (address: string) =>
      address.startsWith(`/${part}/`) && address.endsWith('.js') && !address.startsWith(own)
    const siteOrigin = release.settings.origin
    return { page, complaints: new Complaints(page, { origin, siteOrigin, isForeign, isOfAnother }) }
  }
}

const pathOf = (address: string): string => new URL(address, 'http://site').pathname

const said = (error: unknown): string => oneLine(stripVTControlCharacters(String(error)))

const late = `it did not load within ${longestPage / 1000} s`

/** A tab that hangs never settles its promise. */
function inTime<Result>(longest: number, work: Promise<Result>): Promise<Result> {
  const failed = Object.assign(new Error(late), { name: 'TimeoutError' })
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, longest, failed)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
