import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { oneLine } from '../../print.ts'
import type { Complaint, Complaints } from './complaints.ts'

/** One thing that is wrong with a page. */
export interface Found {
  readonly when:
    | 'on landing'
    | 'after a first touch'
    | 'when a link leads there'
    | 'when one has left it'
    | 'for assistive technology'
  readonly sort: Complaint['sort'] | 'sideways' | 'picture' | 'late' | 'document' | `axe ${string}`
  readonly what: string
}

type Wrong = Pick<Found, 'sort' | 'what'>

/** Of WCAG, as docs/ promise it. */
const accessible = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Opens a page, and gives it the sign of a visitor that some wait for: a key that does nothing else. */
export async function comeAlive(page: Page, address: string): Promise<void> {
  await open(page, address)
  await touch(page)
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForSelector('main[data-alive], html[data-waits]', { state: 'attached' })
  await settled(page)
}

async function touch(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await page.waitForSelector('main[data-alive]', { state: 'attached' })
  await settled(page)
}

/** In ms: the layout is alive before the page's code is there, which may fail, or wait for what never comes. */
const longestTakeOver = 5000

/** What is wrong with a page for whoever opens it and touches it then. */
export async function land(page: Page, address: string, complaints: Complaints): Promise<Found[]> {
  await page.emulateMedia({ reducedMotion: 'no-preference' }) // as for most visitors
  await open(page, address)
  const landing = await wrongWith(page, complaints)
  await touch(page)
  const isTaken = await page.waitForFunction(isTakenOver, undefined, { timeout: longestTakeOver }).then(
    () => true,
    () => false,
  )
  await settled(page)
  const touched = await wrongWith(page, complaints)
  if (!isTaken)
    touched.push({ sort: 'late', what: `its code does not take it over within ${longestTakeOver / 1000} s` })
  const fresh = touched.filter(({ what }) => !landing.some((one) => one.what === what))
  return [...at('on landing', landing), ...at('after a first touch', fresh)]
}

/** What React keeps of an element, as far as it shows whether it has come to an end there. */
interface Fiber {
  readonly return: Fiber | null
  /** With something in it while React waits for what stands above the element. */
  readonly memoizedState: { readonly dehydrated?: unknown } | null
}

/** Runs in the page: whether React has any of its elements, and waits for nothing there. */
function isTakenOver(): boolean {
  return [...document.querySelectorAll('main *')].some((element) => {
    const name = Object.keys(element).find((key) => key.startsWith('__reactFiber'))
    let fiber: Fiber | null = name ? Reflect.get(element, name) : null
    if (!fiber) return false
    for (; fiber; fiber = fiber.return) if (fiber.memoizedState?.dehydrated) return false
    return true
  })
}

/** Follows a link in the app, from wherever this tab is. */
export async function arrive(
  page: Page,
  address: string,
  title: string,
  complaints: Complaints,
): Promise<Found[]> {
  await follow(page, address)
  await page.waitForFunction(isAt, { address, title })
  await settled(page)
  const found = await wrongWith(page, complaints)
  if (!(await page.evaluate(() => Object.hasOwn(window, 'bridge:stayed'))))
    found.push({
      sort: 'document',
      what: 'its document is loaded, as its code cannot be had or does not run',
    })
  return at('when a link leads there', found)
}

/** In ms: what a page has not ended when it is left shows by then. */
const afterwards = 200

/** Follows a link away. What is there instead is not looked at. */
export async function leave(page: Page, to: string, complaints: Complaints): Promise<Found[]> {
  await follow(page, to)
  await page.waitForFunction((address) => location.pathname === address, to)
  await settled(page).catch(() => {}) // unless its document is brought
  await page.waitForTimeout(afterwards)
  return at('when one has left it', complaints.take())
}

const at = (when: Found['when'], found: readonly Wrong[]): Found[] => found.map((one) => ({ when, ...one }))

async function wrongWith(page: Page, complaints: Complaints): Promise<Wrong[]> {
  const [wide, pictures] = await Promise.all([page.evaluate(sideways), page.evaluate(brokenPictures)])
  return [
    ...complaints.take(),
    ...(wide ? [{ sort: 'sideways' as const, what: oneLine(wide) }] : []),
    ...pictures.map((address) => ({ sort: 'picture' as const, what: oneLine(`${address} is no picture`) })),
  ]
}

/** Clicks a link that leads there. */
const follow = (page: Page, address: string): Promise<void> =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href })
    document.body.append(link)
    Object.assign(window, { 'bridge:stayed': true })
    link.click()
    link.remove()
  }, address)

const isAt = ({ address, title }: { address: string; title: string }): boolean =>
  location.pathname === address && document.title.trim() === title.trim().replace(/[\t\n\f\r ]+/g, ' ')

/** What the page does once it is there has begun, and has been painted. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestIdleCallback(() => requestAnimationFrame(() => resolve()), { timeout: 1000 }),
      ),
  )

/** Runs in the page. */
function sideways(): string | undefined {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return
  const widest = [...document.querySelectorAll('main *')].find(
    (element) => element.getBoundingClientRect().right > clientWidth + 1,
  )
  const name = widest && `: see <${widest.localName}> ${widest.textContent?.trim().slice(0, 40) ?? ''}`
  return `it scrolls sideways on a phone, ${scrollWidth} px of ${clientWidth}${name ?? ''}`
}

/** Runs in the page. What has not been asked for yet, or is not answered, is no matter of the picture's. */
function brokenPictures(): string[] {
  const broken = [...document.images].filter(
    (image) => image.currentSrc && image.complete && image.naturalWidth === 0,
  )
  return broken.map(({ currentSrc }) => currentSrc.replace(location.origin, '').slice(0, 100))
}

declare const axe: {
  run(
    options: object,
  ): Promise<{ violations: { id: string; help: string; nodes: { target: unknown[] }[] }[] }>
}

/** Runs in the page, where an element may have that name. */
const hasAxe = (): boolean => 'axe' in window && typeof axe.run === 'function'

let source: Promise<string> | undefined

/** What axe finds on the page that is open. */
export async function barriers(page: Page): Promise<Found[]> {
  source ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  await page.emulateMedia({ reducedMotion: 'reduce' }) // what fades in would be pale to axe
  if (!(await page.evaluate(hasAxe))) await page.evaluate(await source)
  const violations = await page.evaluate(async (values) => {
    const found = await axe.run({
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
      preload: false, // our documents have their styles in them
    })
    return found.violations.map(({ id, help, nodes }) => ({ id, help, at: String(nodes[0]?.target) }))
  }, accessible)
  return violations.map(({ id, help, at }) => ({
    when: 'for assistive technology',
    sort: `axe ${id}`,
    what: oneLine(`${help} (${id}), at ${at}`),
  }))
}
