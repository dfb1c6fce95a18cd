import type { Page } from 'playwright-core'
import type { LiveSite } from '../../serve/live-site.ts'
import { addressOf, type PageOf } from './choose-pages.ts'
import type { Complaints } from './complaints.ts'
import { arrive, barriers, type Found, land, leave } from './look-at.ts'

/** What one page may take to come up, in ms, and what axe may take for it: ten seconds for 6,000 elements. */
export const longestPage = 10_000
const longestLook = 30_000

/** Pages of one part that are opened in one tab, one after the other. */
export interface Tour {
  readonly part: string
  readonly pages: readonly PageOf[]
  /** What is then walked through there, once for all of the part's tours. */
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

/** What is done in a tab. Where a step comes to no end, those after it are left out. */
export interface Step extends Pick<Found, 'when'> {
  readonly address: string
  /** In ms. */
  readonly longest: number
  /** As of axe: that is nobody's fault, and others come after it. */
  readonly mayFail?: true
  take(page: Page, complaints: Complaints): Promise<Found[]>
}

/** Opens a page; asks axe there where no link leads to it. */
export function landing(page: PageOf): Step[] {
  const address = addressOf(page)
  const take = (tab: Page, complaints: Complaints) => land(tab, address, complaints)
  const visit: Step = { address, when: 'on landing', longest: longestPage, take }
  return page.head ? [visit] : [visit, look(address)]
}

const look = (address: string): Step => ({
  address,
  when: 'for assistive technology',
  longest: longestLook,
  mayFail: true,
  take: barriers,
})

/** Where to come from: pages of a few other parts, of which no code may be there, or else the last one of these. */
export function startsOf({ part, walked }: Tour, { compositions }: LiveSite): string[] {
  const others = [...compositions].flatMap(([name, { pages }]) => {
    const page = name !== part && pages.find(({ head }) => head)
    return page ? [page.path] : []
  })
  const last = walked.findLast(({ head }) => head)
  return last ? [...others.slice(0, mostStarts), last.path] : []
}

/** One that does not come up takes its ten seconds. */
const mostStarts = 3

/** Through the pages by links, with a look by axe, which is quicker the more it has seen; at the end away from them. */
export function walk({ part, walked }: Tour, start: string, { compositions }: LiveSite): Step[] {
  const pages = walked.flatMap(({ path, head }) => (head ? [arrival(path, head.title), look(path)] : []))
  const last = pages.at(-1)
  if (!last) return []
  // Not to where the tab has landed, whose code is left out: the shell would bring its document once more.
  const others = [...compositions].flatMap(([name, composed]) => (name === part ? [] : composed.pages))
  const away = others.find(({ path, head }) => head && path !== start)?.path ?? start
  return [...pages, departure(last.address, away)]
}

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
