import type { Page } from '@playwright/test'
import { expect, footerLink, hydrated } from './fixtures.ts'
import type { ServedStore } from './served-store.ts'

/** Sets a value that is lost when another document loads. */
const markTab = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }))
export const sameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window)

export const terms = (page: Page) => page.getByRole('heading', { level: 1, name: /^Terms & Conditions/ })

export async function open(page: Page, site: ServedStore, address: string): Promise<void> {
  await page.goto(site.url + address)
  await hydrated(page)
  await markTab(page)
}

/** A tab requests live pins again after three seconds (live-pins.ts); a release may take less. */
export const untilPinsExpire = (page: Page) => page.waitForTimeout(3000)

/** Waits until the server has picked up the release. */
export const served = (site: ServedStore, part: string, version: RegExp) =>
  expect
    .poll(async () => (await (await fetch(`${site.url}/release.json`)).json()).parts[part])
    .toMatch(version)

/** Visits a page of mf-legal, then moves on within the app. */
export async function onceAtTerms(page: Page, own: ServedStore): Promise<void> {
  await open(page, own, '/terms')
  await footerLink(page, 'About').click()
  await expect(page).toHaveURL(/about$/)
}
