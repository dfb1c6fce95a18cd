import type { Page } from '@playwright/test'
import { expect, footerLink, hydrated, test } from '../support/fixtures.ts'
import { some } from '../support/sample.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

declare global {
  interface Window {
    /** The controls that presses began on and that clicks reached. */
    noted: { readonly type: string; readonly control: string | undefined }[]
  }
}

async function notePresses(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.noted = []
    const note = (event: Event) => {
      const control = (event.target as Element).closest('a, button, summary, label, input, select, textarea')
      window.noted.push({ type: event.type, control: control?.textContent ?? undefined })
      if (event.type === 'click') event.preventDefault()
    }
    addEventListener('pointerdown', note, true)
    document.addEventListener('click', note, true) // hears only what the page's own listeners hear
  })
}

for (const device of some(['touch', 'mouse']))
  for (const [from, link] of some([
    ['/about', 'FAQ'],
    ['/faq', 'Careers'],
  ]))
    test(`from ${from}: a press by ${device} while ${link} scrolls to its top activates only what it began on`, async ({
      page,
    }) => {
      test.setTimeout(60_000)
      const session = await page.context().newCDPSession(page)
      for (const moment of [40, 120, 250, 450, 700]) {
        await page.goto(from)
        await hydrated(page)
        await footerLink(page, link).click()
        await expect(page).not.toHaveURL(from)
        await notePresses(page)
        await page.waitForTimeout(moment)
        const at = { x: 195, y: 420 }
        if (device === 'touch') {
          await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
          await page.waitForTimeout(80)
          await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
        } else {
          await page.mouse.move(at.x, at.y)
          await page.mouse.down()
          await page.waitForTimeout(80)
          await page.mouse.up()
        }
        await page.waitForTimeout(250)
        const [down, ...clicks] = await page.evaluate(() => window.noted)
        const reached = clicks.filter(({ control }) => control !== undefined)
        expect(reached, `${moment} ms after arrival`).toEqual(
          down?.control === undefined ? [] : [{ type: 'click', control: down.control }],
        )
      }
    })

for (const [what, use] of some([
  ['a second click', (page: Page) => page.mouse.dblclick(195, 500)],
  ['a repeated Enter', (page: Page) => page.keyboard.press('Enter')],
  ['another key', (page: Page) => page.keyboard.press('Shift')],
]))
  test(`a link to an anchor on a page whose code is late leads there despite ${what}`, async ({ page }) => {
    await page.goto('/about')
    await hydrated(page)
    await page.route(/\/mf-legal\/.*terms.*\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
    await footerLink(page, 'Terms & Conditions').evaluate((link: HTMLAnchorElement) => {
      link.hash = '#20'
      link.scrollIntoView({ block: 'center', behavior: 'instant' })
      link.focus({ preventScroll: true })
      link.click()
    })
    await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
    await use(page)
    await expect(page.locator('[id="20"]')).toBeInViewport()
    await page.waitForTimeout(1000)
    await expect(page.locator('[id="20"]')).toBeInViewport()
  })
