import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { openStalled } from '../support/stalled.ts'

test.use({ tolerated: /^Failed to load resource/ })

test('no frame is painted before the header arrives, and the first does not wait for the page', async ({
  page,
  atEnd,
}) => {
  const { html, arrive } = await openStalled(page, '/terms', atEnd)
  arrive(html.indexOf('<header'))
  await page.waitForSelector('#root', { state: 'attached' })
  await page.waitForTimeout(500)
  expect(await paints(page), 'before the header').toBe(0)

  arrive(html.indexOf('<main'))
  await expect.poll(() => paints(page), { message: 'with the header' }).toBeGreaterThan(0)
  expect(await page.locator('main').count()).toBe(0)

  arrive()
  await expect(page.getByRole('heading', { level: 1, name: /^Terms/ })).toBeVisible()
})

const paints = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByType('paint').length)
