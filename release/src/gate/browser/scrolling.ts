import type { Page } from 'playwright-core'
import { comesTrue } from './comes-true.ts'
import { runAll } from './in-page.ts'

type Point = { readonly x: number; readonly y: number }
type Act = (page: Page, at: Point) => Promise<void>

/** How long to watch after a scroll, in ms: a page that scrolls the visitor back has done so by then. */
const patience = 250

/** How long a scroll may take to begin, in ms: a busy machine responds to a key, the wheel or a swipe with a delay. */
const longest = 3000

/** How far to scroll, in px. */
const far = 300

const wheel: Act = async (page, { x, y }) => {
  await page.mouse.move(x, y)
  await page.mouse.wheel(0, far)
}

const finger: Act = async (page, { x, y }) => {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchCancel', points: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await touch('touchStart', [{ x, y }])
  for (const step of [0.3, 1]) await touch('touchMove', [{ x, y: y - step * far }])
  await touch('touchCancel', []) // lifting the finger would leave the page scrolling
  await session.detach()
}

/** Which way of scrolling has no effect, as the end of a sentence. Leaves the page at its top. */
export async function stuckFor(page: Page): Promise<string | undefined> {
  const [isLong, hasTouch] = await runAll(page, [isLongPage, takesTouch, toTop, leaveFocus])
  if (!isLong) return
  if (!(await scrollsByKeyboard(page))) return 'by keyboard'
  if (!(await scrolls(page, wheel))) return 'by wheel'
  if (hasTouch && !(await scrolls(page, finger))) return 'by touch'
}

async function scrollsByKeyboard(page: Page): Promise<boolean> {
  await page.keyboard.press('PageDown')
  if (!(await comesTrue(page, () => scrollY > 0, longest))) return false
  await page.waitForTimeout(patience)
  return page.evaluate(wasScrolled)
}

/** Tries in the margin first, then in the middle: a map or a list may have its own scrolling. */
async function scrolls(page: Page, act: Act): Promise<boolean> {
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 }
  for (const x of [4, width / 2]) {
    await act(page, { x, y: height * 0.6 })
    if (await comesTrue(page, wasScrolled, longest)) return true
  }
  return false
}

// All of these run in the page.

const isLongPage = (): boolean => document.documentElement.scrollHeight > innerHeight + 100

const takesTouch = (): boolean => navigator.maxTouchPoints > 0

const toTop = (): void => scrollTo({ top: 0, behavior: 'instant' })

/** Whether the page was scrolled; scrolls it back to its top. */
function wasScrolled(): boolean {
  const isScrolled = scrollY > 0
  if (isScrolled) scrollTo({ top: 0, behavior: 'instant' })
  return isScrolled
}

/** Directs keys to the page itself, not to a field or a list. */
export function leaveFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}
