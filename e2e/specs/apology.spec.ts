import type { Page } from '@playwright/test'
import { contentFile } from '../support/failures/code-faults.ts'
import type { FaultProxy, faultProxy } from '../support/failures/fault-proxy.ts'
import { expect, footerLink, hydrated, test } from '../support/fixtures.ts'
import { readable, within } from '../support/readable.ts'
import { long } from '../support/sample.ts'
import type { ServedStore } from '../support/served-store.ts'

test.use({ tolerated: /./ })

test('when no version loads, the layout offers a retry, and the next visit requests the code again', async ({
  own,
  proxied,
  page,
}) => {
  const proxy = await apologised(page, own, proxied)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  proxy.heal()
  await footerLink(page, 'About').click()
  await expect(apology(page)).not.toBeVisible()
  await footerLink(page, 'Terms & Conditions').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible(within)
})

test('a page that fails again on the second visit is loaded as a document', async ({
  own,
  proxied,
  page,
}) => {
  await apologised(page, own, proxied)
  await footerLink(page, 'About').click()
  await expect(apology(page)).not.toBeVisible()
  await footerLink(page, 'Terms & Conditions').click()
  await readable(page, 'Terms & Conditions')
})

test(
  'a page that fails after the visitor has moved on leaves the current page alone',
  long,
  async ({ own, proxied, page }) => {
    const proxy = await proxied(own.url)
    await page.goto(`${proxy.url}/about`)
    await hydrated(page)
    proxy.break(/live\/mf-legal/, 'hang')
    await footerLink(page, 'Terms & Conditions').click()
    await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
    await footerLink(page, 'Contact').click()
    await page.getByLabel('Name', { exact: true }).fill('Asha')
    await page.waitForTimeout(5000)
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha')
    proxy.heal()
    await footerLink(page, 'Terms & Conditions').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible(within)
  },
)

test('an offline visitor keeps the layout around a page that fails to load', async ({ page, context }) => {
  await page.goto('/about')
  await hydrated(page)
  await context.setOffline(true)
  await footerLink(page, 'Terms & Conditions').click()
  await expect(apology(page)).toBeVisible(within)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await readable(page, 'Terms & Conditions')
})

test('code that arrives after the apology still shows the page', long, async ({ baseURL, proxied, page }) => {
  const proxy = await proxied(baseURL ?? '')
  proxy.break(contentFile, 'late')
  await page.goto(`${proxy.url}/about`)
  await hydrated(page)
  await footerLink(page, 'Terms & Conditions').click()
  await expect(apology(page)).toBeVisible(within)
  await expect(page.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible(within)
})

test('the retry button loads the document', async ({ own, proxied, page }) => {
  await apologised(page, own, proxied)
  await page.getByRole('button', { name: 'Try again' }).click()
  await readable(page, 'Terms & Conditions')
})

const apology = (page: Page) => page.getByRole('heading', { level: 1, name: 'This page could not be loaded' })

/** Navigates to /terms while no version of it loads. */
async function apologised(page: Page, { url }: ServedStore, proxied: typeof faultProxy): Promise<FaultProxy> {
  const proxy = await proxied(url)
  proxy.break(contentFile, '404')
  await page.goto(`${proxy.url}/about`)
  await hydrated(page)
  await footerLink(page, 'Terms & Conditions').click()
  await expect(apology(page)).toBeVisible(within)
  return proxy
}
