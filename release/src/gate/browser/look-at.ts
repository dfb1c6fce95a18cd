import type { Page } from 'playwright-core'
import { oneLine } from '../../print.ts'
import { comesTrue, until } from './comes-true.ts'
import type { Complaint, Complaints } from './complaints.ts'
import { follow } from './follow.ts'
import { runAll } from './in-page.ts'
import { leftBehind } from './left-behind.ts'
import { stuckFor } from './scrolling.ts'
import { brokenPictures, loadPictures, sideways, unreadable } from './shown.ts'
import { pushes, whileNarrow } from './usable.ts'

/** One thing that is wrong with a page. */
export interface Found {
  readonly when:
    | 'on landing'
    | 'after a first touch'
    | 'on a later visit, in a wide window'
    | 'when reached by a link'
    | 'when reached again by a link'
    | 'after leaving it'
    | 'for assistive technology'
  readonly sort:
    | Complaint['sort']
    | 'sideways'
    | 'stuck'
    | 'picture'
    | 'blank'
    | 'late'
    | 'document'
    | `axe ${string}`
  readonly what: string
}

type Wrong = Pick<Found, 'sort' | 'what'>

/** Opens a page and makes the first interaction that some pages wait for: a key press with no other effect. */
export async function comeAlive(page: Page, address: string): Promise<void> {
  await open(page, address)
  await touch(page)
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await until(page, () => document.querySelector('main[data-alive], html[data-waits]') !== null, undefined)
  await page.evaluate(settled)
}

async function touch(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await until(page, () => document.querySelector('main[data-alive]') !== null, undefined)
  await page.evaluate(settled)
}

/**
 * How long a page may take to hydrate, in ms. The layout works before the page's code arrives, and that code may fail
 * or wait forever.
 */
const longestTakeOver = 5000

/** What is wrong with a page for a visitor who opens and then touches it. */
export async function land(page: Page, address: string, complaints: Complaints): Promise<Found[]> {
  await page.emulateMedia({ reducedMotion: 'no-preference' }) // as for most visitors
  await open(page, address)
  const landing = await wrongWith(page, complaints)
  await touch(page)
  const isTaken = await comesTrue(page, isTakenOver, longestTakeOver).catch(() => false)
  await runAll(page, [settled, loadPictures])
  const touched = [...(await wrongWith(page, complaints)), ...(await hinders(page))]
  if (!isTaken)
    touched.push({
      sort: 'late',
      what: `its code did not hydrate the page within ${longestTakeOver / 1000} s`,
    })
  const fresh = touched.filter(({ what }) => !landing.some((one) => one.what === what))
  return [...at('on landing', landing), ...at('after a first touch', fresh)]
}

/** The part of React's fiber that shows whether hydration is complete. */
interface Fiber {
  readonly return: Fiber | null
  /** `dehydrated` is set while a boundary above the element has yet to hydrate. */
  readonly memoizedState: { readonly dehydrated?: unknown } | null
}

/**
 * Runs in the page: whether React has hydrated every element that the server sent, with no boundary above any of
 * them still pending. React may also have re-rendered them.
 */
function isTakenOver(): boolean {
  const sent = window['bridge:sent']?.filter(({ isConnected }) => isConnected) ?? []
  const all = sent.length > 0 ? sent : [...document.querySelectorAll('main *')].slice(0, 1)
  return all.every((element) => {
    const name = Object.keys(element).find((key) => key.startsWith('__reactFiber'))
    let fiber: Fiber | null = name ? Reflect.get(element, name) : null
    if (!fiber) return false
    for (; fiber; fiber = fiber.return) if (fiber.memoizedState?.dehydrated) return false
    return true
  })
}

/** What keeps a visitor from using the page that is open. */
async function hinders(page: Page): Promise<Wrong[]> {
  const narrow = await whileNarrow(page, () => page.evaluate(sideways))
  const stuck = await stuckFor(page)
  const isTrap = (await pushes(page)) > 0
  return [
    ...(narrow ? [{ sort: 'sideways' as const, what: oneLine(narrow) }] : []),
    ...(stuck ? [{ sort: 'stuck' as const, what: `it does not scroll ${stuck}` }] : []),
    ...(isTrap
      ? [{ sort: 'stuck' as const, what: 'it adds to the tab’s history by itself, so Back leads nowhere' }]
      : []),
  ]
}

/** Follows a link in the app, from any page. */
export async function arrive(
  page: Page,
  address: string,
  title: string,
  complaints: Complaints,
): Promise<Found[]> {
  await follow(page, address)
  await until(page, isAt, { address, title })
  await page.evaluate(settled)
  const found = await wrongWith(page, complaints)
  if (!(await page.evaluate(() => Object.hasOwn(window, 'bridge:stayed'))))
    found.push({
      sort: 'document',
      what: 'its document was loaded, because its code failed to load or run',
    })
  return at('when reached by a link', found)
}

/** How long to wait after leaving a page, in ms: by then, anything that it failed to stop has shown itself. */
const afterwards = 200

/** Follows a link away from a page. The next page is not checked. */
export async function leave(page: Page, to: string, complaints: Complaints): Promise<Found[]> {
  await follow(page, to)
  await until(page, ({ address }) => location.pathname === address, { address: to })
  await page.evaluate(settled).catch(() => {}) // fails if the browser loads a document
  await page.waitForTimeout(afterwards)
  const found: Wrong[] = complaints.take()
  const left = await leftBehind(page).catch(() => undefined)
  return at('after leaving it', [
    ...found,
    ...(left ? [{ sort: 'stuck' as const, what: oneLine(left) }] : []),
  ])
}

const at = (when: Found['when'], found: readonly Wrong[]): Found[] => found.map((one) => ({ when, ...one }))

async function wrongWith(page: Page, complaints: Complaints): Promise<Wrong[]> {
  const [wide, broken, blank] = await runAll(page, [sideways, brokenPictures, unreadable])
  const pictures = broken.filter((address) => !complaints.isOfSite(address))
  return [
    ...complaints.take(),
    ...(blank ? [{ sort: 'blank' as const, what: blank }] : []),
    ...(wide ? [{ sort: 'sideways' as const, what: oneLine(wide) }] : []),
    ...pictures.map((address) => ({ sort: 'picture' as const, what: oneLine(`${address} is not an image`) })),
  ]
}

const isAt = ({ address, title }: { address: string; title: string }): boolean =>
  location.pathname === address && document.title.trim() === title.trim().replace(/[\t\n\f\r ]+/g, ' ')

/** Runs in the page: resolves once its initial work has begun and has been painted. */
const settled = (): Promise<void> =>
  new Promise((resolve) =>
    requestIdleCallback(() => requestAnimationFrame(() => resolve()), { timeout: 1000 }),
  )
