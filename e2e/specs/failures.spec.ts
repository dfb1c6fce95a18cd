import type { Page } from '@playwright/test'
import { entryFile } from '../support/failures/code-faults.ts'
import { failures, releaseFailing, titleOnDirectLoad } from '../support/failures/failures.ts'
import { faultProxy } from '../support/failures/fault-proxy.ts'
import { expect, footerLink, hydrated, test } from '../support/fixtures.ts'
import { readable, within } from '../support/readable.ts'
import { some } from '../support/sample.ts'
import { releaseSecondEdition, secondEdition } from '../support/second-edition.ts'
import { ownCopy } from '../support/served-store.ts'

test.use({ tolerated: /./ })

for (const failure of some(failures, 2))
  test.describe(failure.name, () => {
    test.describe.configure({ mode: 'serial' })
    let url = ''
    const stops: (() => Promise<unknown>)[] = []
    test.beforeAll(async () => {
      test.setTimeout(120_000)
      const site = await ownCopy()
      stops.push(site.stop)
      url = await releaseFailing(failure, site, async (...args) => {
        const proxy = await faultProxy(...args)
        stops.unshift(proxy.stop)
        return proxy
      })
    })
    test.afterAll(async () => {
      for (const stop of stops) await stop()
    })

    test('a page loaded directly stays readable and usable', async ({ page }) => {
      await page.goto(`${url}/terms`, { waitUntil: 'commit' })
      await hydrated(page)
      await readable(page, titleOnDirectLoad(failure))
      await usable(page)
      await readable(page, titleOnDirectLoad(failure))
      expect(await page.evaluate(() => 'altered' in window), 'altered code has run').toBe(false)
    })

    test('an in-app navigation shows the previous version', async ({ page }) => {
      await page.goto(`${url}/about`)
      await hydrated(page)
      await footerLink(page, 'Terms & Conditions').click()
      const heading = page.getByRole('heading', { level: 1, name: 'Terms & Conditions' })
      await expect(heading).toBeVisible(within)
      await expect(heading).not.toContainText(secondEdition)
      await usable(page)
      expect(await page.evaluate(() => 'altered' in window), 'altered code has run').toBe(false)
    })
  })

test('a failed prefetch does not keep the click from showing the previous version', async ({
  own,
  proxied,
  page,
}) => {
  const url = await releaseFailing({ name: 'entry 404', file: entryFile, network: '404' }, own, proxied)
  await page.goto(`${url}/about`)
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { here: true }))
  const link = footerLink(page, 'Terms & Conditions')
  const refused = page.waitForEvent('console', (message) => message.text().includes('404'))
  await link.hover()
  await refused
  await link.click()
  const heading = page.getByRole('heading', { level: 1, name: 'Terms & Conditions' })
  await expect(heading).toBeVisible(within)
  await expect(heading).not.toContainText(secondEdition)
  expect(await page.evaluate(() => 'here' in window), 'still the same document').toBe(true)
})

for (const fault of some(['hang', 'late', '500', 'html']))
  test(`when the live pin is unavailable (${fault}), the page loads as from a plain link`, async ({
    baseURL,
    proxied,
    page,
  }) => {
    const proxy = await proxied(baseURL ?? '')
    proxy.break(/live\/mf-legal/, fault)
    await page.goto(`${proxy.url}/about`)
    await hydrated(page)
    await footerLink(page, 'Terms & Conditions').click()
    await readable(page, 'Terms & Conditions')
    await usable(page)
  })

test('the console names the remote, the version and the cause', async ({ own, proxied, page }) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await releaseSecondEdition(own, { file: entryFile, fault: 'throws' })
  const proxy = await proxied(own.url)
  await page.goto(`${proxy.url}/terms`)
  await hydrated(page)
  await expect
    .poll(() => said.join('\n'))
    .toMatch(/mf-legal@2\.0\.0-\w+: page 'policy' could not be loaded: .*thrown by the test at evaluation/)
})

/** Expects the layout and the links within the page to work. */
async function usable(page: Page): Promise<void> {
  const trigger = page.getByRole('button', { name: 'Products' })
  await trigger.click()
  await expect(page.getByRole('navigation').getByRole('link', { name: /BridgePay/ })).toBeVisible(within)
  await page.keyboard.press('Escape')
  const index = page.getByRole('navigation', { name: 'On this page' })
  await index.getByRole('link').nth(12).click()
  await expect(page).toHaveURL(/#13$/)
  await expect(page.locator('[id="13"]')).toBeInViewport(within)
}
