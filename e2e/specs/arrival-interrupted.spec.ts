import type { CDPSession, Page } from '@playwright/test'
import { expect, footerLink, hydrated, test } from '../support/fixtures.ts'
import { some } from '../support/sample.ts'

/** A visitor who interrupts a page's arrival still ends up near its top, or at the place that the link names. */

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

type Use = (page: Page, session: CDPSession) => Promise<void>

const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })

const uses: Readonly<Record<string, Use>> = {
  'a swipe': async (page, session) => {
    await touch(session, 'touchStart', 195, 600)
    for (let step = 1; step < 8; step++) {
      await touch(session, 'touchMove', 195, 600 - step * 20)
      await page.waitForTimeout(12)
    }
    await touch(session, 'touchEnd', 195, 460)
  },
  'a tap on the menu button': async (page, session) => {
    await touch(session, 'touchStart', 358, 36)
    await page.waitForTimeout(60)
    await touch(session, 'touchEnd', 358, 36)
  },
  'a drag': async (page) => {
    await page.mouse.move(150, 400)
    await page.mouse.down()
    await page.mouse.move(190, 430, { steps: 5 })
    await page.mouse.up()
  },
  'a right click': (page) => page.mouse.click(150, 400, { button: 'right' }),
}

for (const [name, use] of some(Object.entries(uses)))
  test(`${name} while a longer page is arriving does not leave the visitor far down that page`, async ({
    page,
  }) => {
    test.setTimeout(60_000)
    const session = await page.context().newCDPSession(page)
    for (const moment of [20, 150, 300, 700]) {
      await page.goto('/about')
      await hydrated(page)
      await footerLink(page, 'Terms & Conditions').evaluate((link: HTMLElement) => {
        link.scrollIntoView({ block: 'center', behavior: 'instant' })
        link.focus({ preventScroll: true })
      })
      await page.waitForTimeout(500) // until the page has been prefetched
      await footerLink(page, 'Terms & Conditions').evaluate((link: HTMLElement) => link.click())
      await page.waitForTimeout(moment)
      await use(page, session)
      await expect(page.getByRole('heading', { level: 1, name: /^Terms/ })).toBeAttached()
      await page.waitForTimeout(2000)
      // At most a screenful that was left to scroll, plus the swipe's own momentum.
      expect(await page.evaluate(() => scrollY), `${moment} ms`).toBeLessThan(2 * 844)
    }
  })

test('a pinch-zoomed window shows the beginning of the next page', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await page.goto('/about')
  await hydrated(page)
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2.5 })
  await touch(session, 'touchStart', 100, 300)
  for (let step = 1; step < 20; step++) await touch(session, 'touchMove', 100, 300 - step * 15)
  await page.waitForTimeout(150) // so that no momentum is left
  await touch(session, 'touchEnd', 100, 15)
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => visualViewport?.offsetTop)).toBeGreaterThan(50)
  await footerLink(page, 'Terms & Conditions').evaluate((link: HTMLElement) => link.click())
  await expect(page.getByRole('heading', { level: 1, name: /^Terms/ })).toBeAttached()
  await expect
    .poll(() => page.evaluate(() => [scrollY, Math.round(visualViewport?.offsetTop ?? -1)]))
    .toEqual([0, 0])
})

test('after a link to a place in another page, Tab continues from that place', async ({ page }) => {
  await page.goto('/faq')
  await hydrated(page)
  await footerLink(page, 'Privacy Policy').evaluate((link: HTMLAnchorElement) => {
    link.hash = '#10'
    link.focus()
  })
  await page.keyboard.press('Enter')
  const place = page.locator('[id="10"]')
  await expect(place).toBeInViewport()
  await page.waitForTimeout(700)
  await page.keyboard.press('Tab')
  const isFurtherOn = await place.evaluate(
    (element) =>
      !!document.activeElement &&
      !!(element.compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING),
  )
  expect(isFurtherOn).toBe(true)
})
