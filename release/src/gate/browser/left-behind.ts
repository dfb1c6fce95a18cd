import type { Page } from 'playwright-core'
import { comesTrue } from './comes-true.ts'
import { leaveFocus, stuckFor } from './scrolling.ts'

/** How long to wait for a usable header, in ms: the layout may still be sliding into place. */
const longest = 1000

/** What this page, or one before it, has left behind for the pages after it. A freshly loaded document is clean. */
export async function leftBehind(page: Page): Promise<string | undefined> {
  if (!(await page.evaluate(() => Object.hasOwn(window, 'bridge:stayed')))) return
  const cover = await page.evaluate(covering)
  if (cover) return `it leaves ${cover} covering the next page`
  if (!(await comesTrue(page, hasUsableHeader, longest)))
    return 'it leaves the next page with a header whose controls cannot be pressed'
  if (!(await movesFocus(page))) return 'it leaves the next page unable to move focus with Tab'
  const stuck = await stuckFor(page)
  return stuck && `it leaves the next page unable to scroll ${stuck}`
}

/** An element that covers the page but belongs to no part of the document. Runs in the page. */
function covering(): string | undefined {
  const [columns, rows] = [5, 12]
  for (let row = 1; row < 2 * rows; row += 2)
    for (let column = 1; column < 2 * columns; column += 2) {
      const [x, y] = [(innerWidth * column) / (2 * columns), (innerHeight * row) / (2 * rows)]
      const element = document.elementFromPoint(x, y)
      if (element && !element.closest('#root') && !element.matches('html, body'))
        return `<${element.localName}> ${element.textContent?.trim().slice(0, 40) ?? ''}`
    }
}

/** Runs in the page, so it contains no named functions: for those, the loader would use a helper that no page has. */
function hasUsableHeader(): boolean {
  const controls = [...document.querySelectorAll('header:not(main *) :is(a[href], button)')]
  const usable = controls.filter((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(x + width / 2, y + height / 2)
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    return isShown && element.contains(hit) && !element.closest('[aria-hidden=true]')
  })
  return controls.length === 0 || usable.length > 0
}

async function movesFocus(page: Page): Promise<boolean> {
  await page.evaluate(leaveFocus)
  await page.keyboard.press('Tab')
  return page.evaluate(() => document.activeElement?.matches('body') === false)
}
