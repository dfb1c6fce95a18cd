import type { Locator } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { panel, rotations, stillAt, tab } from '../support/rotation.ts'
import { long, some } from '../support/sample.ts'

test('the code sample shows the selected language', async ({ page }) => {
  await stillAt(page, '/')
  const list = page.getByRole('tablist', { name: 'One payout, in your language' })
  await expect(panel(page, 'cURL')).toContainText('curl https://')
  await tab(list, 'Node').click()
  await expect(panel(page, 'Node')).toContainText('payouts.create')
  await page.keyboard.press('ArrowRight')
  await expect(panel(page, 'GraphQL')).toContainText('mutation')
  await expect(panel(page, 'Node')).toBeHidden()
})

async function expectVisible(paragraphs: Locator): Promise<void> {
  expect(await paragraphs.count()).toBeGreaterThan(0)
  for (const paragraph of await paragraphs.all()) await expect(paragraph).toBeVisible()
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path, tabs } of some(rotations))
    test(`${path} shows the panel of every tab`, async ({ page }) => {
      await page.goto(path)
      const shown = page.getByRole('tabpanel').filter({ has: page.getByRole('heading') })
      await expect(shown.getByRole('heading')).toHaveText([...tabs])
      for (const opened of await shown.all()) await expectVisible(opened.getByRole('paragraph'))
    })

  test('the home page shows all code samples and all testimonials', async ({ page }) => {
    await page.goto('/')
    for (const name of ['cURL', 'Node', 'GraphQL']) await expect(panel(page, name)).toBeVisible()
    for (const quote of await page.getByRole('figure').all()) await expect(quote).toBeVisible()
  })
})

test.describe('when the code fails to load', () => {
  test.use({ tolerated: /Failed to load resource|dynamically imported/ })

  test('all tab panels open after ten seconds', long, async ({ page }) => {
    await page.route('**/assets/app-*.js', (route) => route.abort())
    await page.goto('/bridge-pay')
    await page.mouse.move(200, 400)
    await expect(panel(page, 'Add beneficiaries').getByRole('paragraph')).toBeVisible()
    await expect(panel(page, 'Track every payout')).toBeHidden()
    await expect(panel(page, 'Track every payout').getByRole('paragraph')).toBeVisible({ timeout: 15_000 })
    await expect(panel(page, 'Add beneficiaries').getByRole('paragraph')).toBeVisible()
  })
})
