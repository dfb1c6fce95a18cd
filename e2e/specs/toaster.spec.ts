import type { Page } from '@playwright/test'
import { oops, thanks } from '../support/contact-form.ts'
import { contactSite } from '../support/contact-site.ts'
import { expect, hydrated, test } from '../support/fixtures.ts'
import { long } from '../support/sample.ts'

const { here, walkToForm } = contactSite()
test.use({ tolerated: /status of 500/ })

async function send(page: Page): Promise<void> {
  const { fill, button } = await walkToForm(page)
  await fill()
  await button.click()
}

const toasts = (page: Page) => page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')

test('a toast appears at the top right in rich colours, and disappears after four seconds', async ({
  page,
}) => {
  await send(page)
  const toast = toasts(page).filter({ hasText: thanks })
  await expect(toast).toBeVisible()
  const header = await page.getByRole('banner').boundingBox()
  await expect
    .poll(async () => (await toast.boundingBox())?.y, 'once it has slid in')
    .toBe((header?.height ?? 0) + 16)
  const box = await toast.boundingBox()
  expect(box?.width).toBe(356)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1440 - 60)
  await expect(toast).toHaveAttribute('data-rich-colors', 'true')
  await page.waitForTimeout(3000)
  await expect(toast).toBeVisible()
  await expect(toast).toBeHidden({ timeout: 3000 })
})

test('a toast stays while it is hovered, and its button closes it', async ({ page }) => {
  await here.service.answer('not ok')
  await send(page)
  const toast = toasts(page).filter({ hasText: oops })
  await toast.hover()
  await page.waitForTimeout(5000)
  await expect(toast).toBeVisible()
  await toast.getByRole('button', { name: 'Close toast' }).click()
  await expect(toast).toBeHidden()
})

test('three toasts show at a time, and Alt+T focuses them', long, async ({ page }) => {
  await here.service.answer('not ok')
  const { fill, button } = await walkToForm(page)
  for (let count = 0; count < 4; count++) {
    await fill()
    await button.click()
    await expect(button).toBeEnabled()
  }
  await page.keyboard.press('Alt+t')
  await expect(page.locator('[data-sonner-toaster]')).toBeFocused()
  await expect(toasts(page).and(page.locator('[data-visible="true"]'))).toHaveCount(3)
})

test('pages without toasts do not fetch the library', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/about')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => url.includes('sonner'))).toEqual([])
})
