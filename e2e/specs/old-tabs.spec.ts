import type { Page } from '@playwright/test'
import { expect, footerLink, holdFiles, hydrated, test } from '../support/fixtures.ts'
import { releaseSecondEdition, secondEdition } from '../support/second-edition.ts'
import type { ServedStore } from '../support/served-store.ts'
import { onceAtTerms, open, sameDocument, served, terms, untilPinsExpire } from '../support/tabs.ts'

/** Opens a tab before a release, and delays its next documents by `late` ms. */
async function inOldTab(page: Page, own: ServedStore, late: number): Promise<void> {
  await onceAtTerms(page, own)
  await releaseSecondEdition(own)
  await served(own, 'mf-legal', /^2/)
  await untilPinsExpire(page)
  await page.route('**/*', async (route) => {
    if (route.request().isNavigationRequest()) await new Promise((resolve) => setTimeout(resolve, late))
    await route.continue().catch(() => {}) // may be aborted by then
  })
}

const followToSection = (page: Page) =>
  footerLink(page, 'Terms & Conditions').evaluate((link: HTMLAnchorElement) => {
    link.hash = '#20'
    link.click()
  })

test('a document loaded in place of an in-app navigation starts at the element that the link names', async ({
  own,
  page,
}) => {
  await inOldTab(page, own, 0)
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }))
  await followToSection(page)
  await expect(terms(page)).toContainText(secondEdition)
  await expect(page.locator('[id="20"]')).toBeInViewport()
  await page.mouse.move(200, 300)
  await page.mouse.wheel(0, -2000)
  await expect(page.locator('[id="20"]')).not.toBeInViewport()
  await page.waitForTimeout(1000)
  await page.reload()
  await page.waitForTimeout(1500)
  await expect(page.locator('[id="20"]'), 'a reload does not jump there again').not.toBeInViewport()
})

test('a document loaded in place of an in-app navigation stays where the visitor scrolled before the app started', async ({
  own,
  page,
}) => {
  await inOldTab(page, own, 0)
  const start = await holdFiles(page, /\/app-/)
  await followToSection(page)
  await expect(terms(page)).toContainText(secondEdition)
  await page.waitForTimeout(1000)
  await page.mouse.move(200, 300)
  await page.mouse.wheel(0, 400)
  await page.waitForTimeout(1000)
  const top = await page.evaluate(() => scrollY)
  start()
  await hydrated(page)
  await page.waitForTimeout(1000)
  expect(await page.evaluate(() => scrollY)).toBe(top)
})

test('a jump within a page stays in its document, even if its part has been deployed since', async ({
  own,
  page,
}) => {
  await open(page, own, '/terms')
  await releaseSecondEdition(own)
  await served(own, 'mf-legal', /^2/)
  await page.locator('main nav a[href$="#20"]').first().click()
  await expect(page.locator('[id="20"]')).toBeInViewport()
  await page.waitForTimeout(500)
  expect(await sameDocument(page)).toBe(true)
})

test('a revisited page stays while in use, even if its pin later turns out to be outdated', async ({
  own,
  page,
}) => {
  await onceAtTerms(page, own)
  await releaseSecondEdition(own)
  await served(own, 'mf-legal', /^2/)
  await untilPinsExpire(page)
  await page.route('**/live/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2500))
    await route.continue()
  })
  await footerLink(page, 'Terms & Conditions').click()
  await expect(terms(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.waitForTimeout(500) // a wheel event while the page is still scrolling to its top would not count
  await page.mouse.wheel(0, 900)
  await page.waitForTimeout(3000)
  expect(await sameDocument(page)).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await footerLink(page, 'Privacy Policy').click()
  await expect.poll(() => sameDocument(page).catch(() => true)).toBe(false)
})

test('a click while another link’s document is loading takes effect', async ({ own, page }) => {
  await inOldTab(page, own, 1500)
  await footerLink(page, 'Terms & Conditions').click()
  await page.waitForTimeout(300)
  await footerLink(page, 'Privacy Policy').click()
  await expect(page.getByRole('heading', { level: 1, name: /^Privacy/ })).toBeVisible()
  await expect(page).toHaveURL(/privacy-policy$/)
})

test('a link works on the second click if the visitor went back while its document was loading', async ({
  own,
  page,
}) => {
  await inOldTab(page, own, 1500)
  for (const pause of [200, 700]) {
    await footerLink(page, 'Terms & Conditions').evaluate((link: HTMLElement, then) => {
      link.click()
      setTimeout(() => history.back(), then)
    }, pause)
    await page.waitForTimeout(pause + 300)
    await expect(page).toHaveURL(/about$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/bridge between banks/)
  }
  await footerLink(page, 'Terms & Conditions').click()
  await expect(terms(page)).toContainText(secondEdition)
})

test('a link works on the second click if the visitor stopped its document from loading', async ({
  own,
  page,
}) => {
  await inOldTab(page, own, 1500)
  await footerLink(page, 'Terms & Conditions').evaluate((link: HTMLElement) => {
    link.click()
    setTimeout(() => window.stop(), 1000)
  })
  await page.waitForTimeout(2500)
  await expect(page).toHaveURL(/terms$/)
  await footerLink(page, 'Terms & Conditions').click()
  await expect(terms(page)).toContainText(secondEdition)
})

/** Leaves the terms for another site, and comes back after their part has been rolled back. */
async function backAfterRollback(page: Page, own: ServedStore): Promise<void> {
  await releaseSecondEdition(own)
  await open(page, own, '/terms')
  await expect(terms(page)).toContainText(secondEdition)
  await page.goto('about:blank')
  await own.release('rollback', 'mf-legal', '--why', 'broken')
  await served(own, 'mf-legal', /^1/)
  await page.goBack()
}

test('on going back, a page that the browser has kept is replaced if it was rolled back', async ({
  own,
  page,
}) => {
  await backAfterRollback(page, own)
  // Repeated, as a real pointer would still be moving: mouse moves before the first paint reach no page.
  await expect(async () => {
    await page.mouse.move(200, 300)
    await page.mouse.move(210, 310)
    await expect(terms(page)).not.toContainText(secondEdition, { timeout: 2000 })
  }).toPass({ timeout: 10_000 })
})

test('on going back, a page that the browser has kept stays if the visitor has pressed something on it', async ({
  own,
  page,
}) => {
  await backAfterRollback(page, own)
  await page.mouse.click(200, 300)
  await hydrated(page)
  await page.waitForTimeout(1500)
  await expect(terms(page)).toContainText(secondEdition)
})
