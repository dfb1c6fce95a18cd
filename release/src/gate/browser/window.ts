import { stripVTControlCharacters } from 'node:util'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { oneLine } from '../../print.ts'
import type { Release } from '../../records/releases.ts'
import { becomeAnotherVisitor } from './another-visitor.ts'
import { Complaints } from './complaints.ts'
import { comeAlive, type Found } from './look-at.ts'
import { onlyPart } from './serve-planned.ts'
import { longestPage, type Step } from './visits.ts'

/** A phone whose number format, dates and time zone differ from the deployer's. */
const device: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'ar-EG',
  timezoneId: 'Pacific/Kiritimati', // see render/sandbox.ts
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

/** Whose pages are opened, and where. */
interface Visited {
  readonly origin: string
  readonly release: Release
  readonly part: string
}

/** As source: the loader of this tool's own code names functions by a helper that no page has. */
const anotherVisitor = `{ const __name = (made) => made; (${becomeAnotherVisitor})() }`

/** A tab with its own storage, which no other part's pages share. */
export class Window {
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
      this.#tab = undefined // a tab that hangs is closed with the browser
      if (mayFail) return []
      const what = error instanceof Error && error.name === 'TimeoutError' ? late : said(error)
      const found = [...complaints.take(), { sort: 'late' as const, what }]
      return found.map((one) => ({ part, address, when, ...one }))
    }
  }

  /** Opens the first of these pages that loads, whichever part it belongs to. */
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

  /** From now on, only the code of the shell and this part is served. */
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
    await context.addInitScript({ content: anotherVisitor })
    const page = await context.newPage()
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
