import type { Page } from 'playwright-core'
import type { LiveSite } from '../serve/live-site.ts'
import { addressOf, type PageOf } from './choose-pages.ts'
import type { Complaints } from './complaints.ts'
import { arrive, barriers, comeAlive, type Found, land, leave } from './look-at.ts'

/** What one page may take to come up, in ms, and what axe may take for it: ten seconds for 6,000 elements. */
export const longestPage = 10_000
const longestLook = 30_000

/** Pages of one part that are opened in one tab, one after the other. */
export interface Tour {
  readonly part: string
  readonly pages: readonly PageOf[]
  /** What is then walked through there: all pages of the part, once. */
  readonly walked: readonly PageOf[]
}

/** Each part's pages in tours of about the same length, the longest first: so many are on their way at a time. */
export function tours(pages: readonly PageOf[], atOnce: number): Tour[] {
  const most = Math.max(4, Math.ceil(pages.length / (2 * atOnce)))
  const all = [...new Set(pages.map(({ part }) => part))].flatMap((part): Tour[] => {
    const own = pages.filter((page) => page.part === part)
    const count = Math.ceil(own.length / most)
    return Array.from({ length: count }, (_, turn) => ({
      part,
      pages: own.filter((_, index) => index % count === turn),
      walked: turn === 0 ? own : [],
    }))
  })
  return all.sort((one, other) => other.pages.length - one.pages.length)
}

/** What is done in a tab. Where one step fails, those after it are left out. */
export interface Step extends Pick<Found, 'when'> {
  readonly address: string
  /** In ms. */
  readonly longest: number
  /** Whether not to come to an end is nobody's fault here: of another page, or of axe. */
  readonly mayFail?: true
  take(page: Page, complaints: Complaints): Promise<Found[]>
}

/** Opens a page, and asks axe. */
export function landing(page: PageOf): Step[] {
  const address = addressOf(page)
  const take = (tab: Page, complaints: Complaints) => land(tab, address, complaints)
  return [
    { address, when: 'on landing', longest: longestPage, take },
    { address, when: 'for assistive technology', longest: longestLook, mayFail: true, take: barriers },
  ]
}

/** Through the pages by links: from another part's page, of which no code may be there, and back to it at the end. */
export function walk({ part, walked }: Tour, site: LiveSite): Step[] {
  const arrivals = walked.flatMap((page) => (page.head ? [arrival(page.path, page.head.title)] : []))
  const last = arrivals.at(-1)?.address
  const elsewhere = pageOfAnother(part, site) ?? last
  if (last === undefined || elsewhere === undefined) return []
  return [begin(elsewhere), ...arrivals, departure(last, elsewhere)]
}

function pageOfAnother(part: string, { compositions }: LiveSite): string | undefined {
  for (const [name, { pages }] of compositions) {
    const page = name !== part && pages.find(({ head }) => head)
    if (page) return page.path
  }
}

const begin = (address: string): Step => ({
  address,
  when: 'on landing',
  longest: longestPage,
  mayFail: true,
  take: async (page, complaints) => {
    await comeAlive(page, address)
    complaints.take()
    return []
  },
})

const arrival = (address: string, title: string): Step => ({
  address,
  when: 'when a link leads there',
  longest: longestPage,
  take: (page, complaints) => arrive(page, address, title, complaints),
})

const departure = (address: string, to: string): Step => ({
  address,
  when: 'when one has left it',
  longest: longestPage,
  take: (page, complaints) => leave(page, to, complaints),
})
