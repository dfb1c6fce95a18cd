import type { Page } from 'playwright-core'
import type { LiveSite } from '../../serve/live-site.ts'
import { barriers } from './barriers.ts'
import { addressOf, type PageOf } from './choose-pages.ts'
import type { Complaints } from './complaints.ts'
import { arrive, type Found, land, leave } from './look-at.ts'
import { withoutStorage } from './usable.ts'

/** Time limits in ms for a page to load, and for axe, which takes ten seconds for 6,000 elements. */
export const longestPage = 10_000
const longestLook = 30_000

/** Pages of one part, opened one after another in one tab. */
export interface Tour {
  readonly part: string
  readonly pages: readonly PageOf[]
  /** Pages then visited by links; only the first of a part's tours has them. */
  readonly walked: readonly PageOf[]
  /** One of the opened pages per module. */
  readonly ofEachModule: ReadonlySet<PageOf>
}

/** Splits each part's pages into tours of similar length, longest first, to run `atOnce` at a time. */
export function tours(pages: readonly PageOf[], ofEachModule: ReadonlySet<PageOf>, atOnce: number): Tour[] {
  const most = Math.max(4, Math.ceil(pages.length / atOnce))
  const all = [...new Set(pages.map(({ part }) => part))].flatMap((part): Tour[] => {
    const own = pages.filter((page) => page.part === part)
    const others = Array.from({ length: Math.ceil(own.length / most) - 1 }, (_, index) => index + 1)
    const turns = [...others, 0, ...others] // half as many pages for the tour that also walks
    return [0, ...others].map((turn) => ({
      part,
      pages: own.filter((_, index) => turns[index % turns.length] === turn),
      walked: turn === 0 ? own : [],
      ofEachModule,
    }))
  })
  return all.sort((one, other) => visitsOf(other) - visitsOf(one))
}

const visitsOf = ({ pages, walked }: Tour): number => pages.length + walked.length

/** An action in a tab. If it does not complete, the steps after it are skipped. */
export interface Step extends Pick<Found, 'when'> {
  readonly address: string
  /** How long it may take, in ms. */
  readonly longest: number
  /** Set for axe: if it does not complete, nothing is reported and the next steps still run. */
  readonly mayFail?: true
  take(page: Page, complaints: Complaints): Promise<Found[]>
}

/** Opens a page, and runs axe there if no link leads to it. */
export function landing(page: PageOf): Step[] {
  const address = addressOf(page)
  const take = (tab: Page, complaints: Complaints) => land(tab, address, complaints)
  const visit: Step = { address, when: 'on landing', longest: longestPage, take }
  return page.head ? [visit] : [visit, look(address)]
}

/** Opens a page again in the window of a later visit, at an anchor in it that need not exist. */
export function secondLanding(page: PageOf): Step {
  const address = addressOf(page)
  const when = 'on a later visit, in a wide window'
  const take = async (tab: Page, complaints: Complaints) =>
    (await land(tab, `${address}#1`, complaints)).map((one) => ({ ...one, when }) as const)
  return { address, when, longest: longestPage, take }
}

const look = (address: string): Step => ({
  address,
  when: 'for assistive technology',
  longest: longestLook,
  mayFail: true,
  take: barriers,
})

/** Where to start: pages of a few other parts, whose code is left out, or else the last page of this one. */
export function startsOf({ part, walked }: Tour, { compositions }: LiveSite): string[] {
  const others = [...compositions].flatMap(([name, { pages }]) => {
    const page = name !== part && pages.find(({ head }) => head)
    return page ? [page.path] : []
  })
  const last = walked.findLast(({ head }) => head)
  return last ? [...others.slice(0, mostStarts), last.path] : []
}

/** How many pages to try: each one that does not load costs ten seconds. */
const mostStarts = 3

/**
 * Visits the pages by links and runs axe on each, which takes less time after the first; then returns to one page of
 * each module, so that its code runs a second time in this document; finally leaves the last page. A part's only page
 * is revisited after it has been left.
 */
export function walk(
  { part, walked, ofEachModule }: Tour,
  start: string,
  { compositions }: LiveSite,
): Step[] {
  const linked = walked.flatMap(({ path, head }) => (head ? [{ path, title: head.title }] : []))
  const pages = linked.flatMap(({ path, title }) => [arrival(path, title), look(path)])
  const returns = walked.flatMap((page) =>
    page.head && ofEachModule.has(page) ? [secondArrival(page.path, page.head.title)] : [],
  )
  const isOnly = linked.length === 1
  const stay = isOnly ? pages : [...pages, ...returns]
  const last = stay.at(-1)
  if (!last) return []
  // Not to the start page: its code is left out, so the shell would load its document again.
  const others = [...compositions].flatMap(([name, composed]) => (name === part ? [] : composed.pages))
  const away = others.find(({ path, head }) => head && path !== start)?.path ?? start
  const back = isOnly && away !== start ? returns : []
  return [...stay, departure(last.address, away), ...back]
}

const arrival = (address: string, title: string): Step => ({
  address,
  when: 'when reached by a link',
  longest: longestPage,
  take: (page, complaints) => arrive(page, address, title, complaints),
})

function secondArrival(address: string, title: string): Step {
  const when = 'when reached again by a link'
  const take = async (page: Page, complaints: Complaints) =>
    (await withoutStorage(page, () => arrive(page, address, title, complaints))).map(
      (one) => ({ ...one, when }) as const,
    )
  return { address, when, longest: longestPage, take }
}

const departure = (address: string, to: string): Step => ({
  address,
  when: 'after leaving it',
  longest: longestPage,
  take: (page, complaints) => leave(page, to, complaints),
})
