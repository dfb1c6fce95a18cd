import { stripVTControlCharacters } from 'node:util'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { mapConcurrently } from '../../concurrency.ts'
import { oneLine } from '../../print.ts'
import type { Release } from '../../records/releases.ts'
import type { Store } from '../../store/store.ts'
import { choosePages } from './choose-pages.ts'
import { Complaints } from './complaints.ts'
import { ending, launch } from './launch.ts'
import { comeAlive, type Found } from './look-at.ts'
import { onlyPart, servePlanned } from './serve-planned.ts'
import { landing, longestPage, type Step, startsOf, tours, walk } from './visits.ts'

/** How many pages a release opens at most, and how many tabs at a time. */
const mostPages = 30
const atOnce = 2

/** A phone. */
const device: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'en-IN',
  reducedMotion: 'reduce', // what fades in would be pale to axe
}

/** Something that is wrong with a page of a part. */
export interface Problem extends Found {
  readonly part: string
  readonly address: string
}

export interface Opened {
  /** Such as 'Chromium 156.0.8078.79'. */
  readonly browser: string
  readonly pages: number
  readonly of: number
  readonly problems: readonly Problem[]
}

export interface What {
  readonly parts: readonly string[]
  /** Of the visits that these parts' pages get those of some parts only. */
  readonly only?: ReadonlySet<string>
  /** Parts that are refused for whatever is wrong with them. */
  readonly own: ReadonlySet<string>
}

/** So many problems are enough for whoever is to mend them. */
export const enough = 20

/** Each page that does not come up takes its ten seconds: after so many, a part's others are left out. */
const mostLate = 3

/** Opens the pages of these parts as a release would serve them, in a real browser. */
export async function openPages(
  store: Store,
  release: Release,
  { parts, only, own }: What,
  executablePath: string,
): Promise<Opened> {
  const { site, origin, stop } = await servePlanned(store, release)
  try {
    const compositions = parts.flatMap((name) => site.compositions.get(name) ?? [])
    const pages = choosePages(compositions, mostPages)
    const wanted = tours(pages, atOnce).filter(({ part }) => only?.has(part) ?? true)
    const browser = await launch(executablePath, origin)
    const problems: Problem[] = []
    let opened = 0
    const isEnough = (part: string) => {
      const found = problems.filter((problem) => problem.part === part)
      const late = found.filter(({ sort }) => sort === 'late')
      return late.length >= mostLate || (own.has(part) && found.length >= enough)
    }
    const visited = mapConcurrently(atOnce, wanted, async (tour) => {
      const window = new Window(browser, { origin, release, part: tour.part })
      for (const page of tour.pages) {
        if (isEnough(tour.part)) break
        problems.push(...(await window.take(landing(page))))
        opened++
      }
      await window.leaveOutOthers()
      const start = isEnough(tour.part) ? undefined : await window.start(startsOf(tour, site))
      if (start) problems.push(...(await window.take(walk(tour, start))))
      await window.close()
    })
    visited.catch(() => {}) // what a browser that ends leaves behind
    await Promise.race([visited, ending(browser, executablePath)]).finally(() => browser.close())
    const of = compositions.reduce((sum, composition) => sum + composition.pages.length, 0)
    return { browser: `Chromium ${browser.version()}`, pages: opened, of, problems }
  } finally {
    stop()
  }
}

interface Tab {
  readonly page: Page
  readonly complaints: Complaints
}

/** Whose pages are opened, and where. */
interface Visited {
  readonly origin: string
  readonly release: Release
  readonly part: string
}

/** A tab, and all that it keeps: nothing of it is there for another part's pages. */
class Window {
  readonly #browser: Browser
  readonly #visited: Visited
  #tab: Tab | undefined
  #isAlone = false

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
    this.#tab ??= await this.#open()
    const { page, complaints } = this.#tab
    try {
      return (await inTime(longest, take(page, complaints))).map((one) => ({ part, address, ...one }))
    } catch (error) {
      this.#tab = undefined // a tab that is busy for ever goes with the browser
      if (mayFail) return []
      const what = error instanceof Error && error.name === 'TimeoutError' ? late : said(error)
      const found = [...complaints.take(), { sort: 'late' as const, what }]
      return found.map((one) => ({ part, address, when, ...one }))
    }
  }

  /** Brings the tab to the first of these pages that comes up, whosever it is. */
  async start(addresses: readonly string[]): Promise<string | undefined> {
    for (const address of addresses) {
      this.#tab ??= await this.#open()
      const { page, complaints } = this.#tab
      const isUp = await inTime(longestPage, comeAlive(page, address)).then(
        () => true,
        () => false,
      )
      complaints.take()
      if (isUp) return address
      this.#tab = undefined
    }
  }

  /** From now on no code runs but the shell's and this part's. */
  async leaveOutOthers(): Promise<void> {
    this.#isAlone = true
    await this.#tab?.page.context().setExtraHTTPHeaders({ [onlyPart]: this.#visited.part })
  }

  async close(): Promise<void> {
    await this.#tab?.page.context().close()
  }

  async #open(): Promise<Tab> {
    const { origin, release, part } = this.#visited
    const extraHTTPHeaders: Record<string, string> = this.#isAlone ? { [onlyPart]: part } : {}
    const context = await this.#browser.newContext({ ...device, baseURL: origin, extraHTTPHeaders })
    const page = await context.newPage()
    const others = Object.keys(release.parts).filter((name) => name !== part && name !== 'shell')
    const namesPart = (text: string) => (name: string) =>
      [`/${name}/`, `${name}@`].some((begin) => text.startsWith(begin)) || text.includes(`${origin}/${name}/`)
    const isForeign = (text: string) => this.#isAlone && others.some(namesPart(text))
    return { page, complaints: new Complaints(page, origin, release.settings.origin, isForeign) }
  }
}

const said = (error: unknown): string => oneLine(stripVTControlCharacters(String(error)))

const late = `it does not come up within ${longestPage / 1000} s`

/** A tab that is busy for ever says nothing of it. */
function inTime<Result>(longest: number, work: Promise<Result>): Promise<Result> {
  const failed = Object.assign(new Error(late), { name: 'TimeoutError' })
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, longest, failed)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
