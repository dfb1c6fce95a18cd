import type { Page } from 'playwright-core'
import { comesTrue } from './comes-true.ts'

type Point = { readonly x: number; readonly y: number }
type Act = (page: Page, at: Point) => Promise<void>

/** In ms: a page that takes the visitor back to where they were has done so by then. */
const patience = 250

/** In ms: on a busy machine, a page follows a wheel or a finger only after a while. */
const longest = 1500

/** In px. */
const far = 300

const wheel: Act = async (page, { x, y }) => {
  await page.mouse.move(x, y)
  await page.mouse.wheel(0, far)
}

const finger: Act = async (page, { x, y }) => {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await touch('touchStart', [{ x, y }])
  for (const step of [0.1, 0.4, 0.7, 1]) await touch('touchMove', [{ x, y: y - step * far }])
  await touch('touchEnd', [])
  await session.detach()
}

/** Which way to scroll has no effect, as the end of a sentence. Leaves the page at its top. */
export async function stuckFor(page: Page): Promise<string | undefined> {
  if (!(await isLong(page))) return
  if (!(await scrollsByKeyboard(page))) return 'by keyboard'
  if (!(await scrolls(page, wheel))) return 'by wheel'
  if ((await hasTouch(page)) && !(await scrolls(page, finger))) return 'by touch'
}

const isLong = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollHeight > innerHeight + 100)

const hasTouch = (page: Page): Promise<boolean> => page.evaluate(() => navigator.maxTouchPoints > 0)

/** A field or a list that has the focus takes the key for itself. */
async function scrollsByKeyboard(page: Page): Promise<boolean> {
  await toTop(page)
  await leaveFocus(page)
  await page.keyboard.press('PageDown')
  await page.waitForTimeout(patience)
  const top = await page.evaluate(() => scrollY)
  await toTop(page)
  return top > 0
}

/** In the margin, or else in the middle: a map or a list may scroll by itself. */
async function scrolls(page: Page, act: Act): Promise<boolean> {
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 }
  for (const x of [4, width / 2]) {
    await act(page, { x, y: height * 0.6 })
    const isScrolled = await comesTrue(page, () => scrollY > 0, longest)
    await toTop(page)
    if (isScrolled) return true
  }
  return false
}

const toTop = (page: Page): Promise<void> => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))

/** From now on, keys go to the page itself. */
export const leaveFocus = (page: Page): Promise<unknown> =>
  page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
