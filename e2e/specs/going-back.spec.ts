import type { Page } from '@playwright/test'
import { expect, footerLink, holdApp, hydrated, test } from '../support/fixtures.ts'

/** History entries outlive the document that made them: going back always shows the page at the address. */

const home = async (page: Page) => {
  await expect(page).toHaveURL(/\/$/)
  await expect(page).toHaveTitle(/^Payouts/)
  await expect(page.locator('main h1')).not.toHaveText(/bridge between banks/)
}

async function toAbout(page: Page): Promise<void> {
  await page.goto('/')
  await hydrated(page)
  await footerLink(page, 'About').click()
  await expect(page.locator('main h1')).toHaveText(/bridge between banks/)
}

test('going back from a reloaded document, before any interaction, shows the home page', async ({ page }) => {
  await toAbout(page)
  await page.reload()
  await page.goBack()
  await home(page)
  await hydrated(page)
  await home(page)
})

test('going back from another site, and back again, shows each page', async ({ page }) => {
  await toAbout(page)
  await page.goto('about:blank')
  await page.goBack()
  await expect(page.locator('main h1')).toHaveText(/bridge between banks/)
  await page.goBack()
  await home(page)
})

test('going back after an interaction, while the app is loading, shows the home page', async ({ page }) => {
  await toAbout(page)
  const arrive = await holdApp(page)
  await page.reload()
  await page.keyboard.press('Shift')
  await page.goBack({ waitUntil: 'commit' })
  arrive()
  await home(page)
  await hydrated(page)
  await home(page)
})

test('going back and forward between documents before any interaction shows each page', async ({ page }) => {
  await toAbout(page)
  await page.reload()
  await page.goBack()
  await home(page)
  await page.goForward()
  await expect(page.locator('main h1')).toHaveText(/bridge between banks/)
  await hydrated(page)
  await expect(page.locator('main h1')).toHaveText(/bridge between banks/)
})
