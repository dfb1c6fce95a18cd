import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../support/fixtures.ts'

const button = (page: Page) => page.getByRole('button', { name: 'Scroll to top' })
const scrolled = (page: Page) => page.evaluate(() => scrollY)

async function scrollBy(page: Page, distance: number) {
  const before = await scrolled(page)
  await page.mouse.wheel(0, distance)
  await expect.poll(() => scrolled(page)).toBe(before + distance)
}

test.beforeEach(async ({ page }) => {
  await page.goto('/terms')
  await hydrated(page)
})

test('the button appears once the page has scrolled by more than 500 px', async ({ page }) => {
  await expect(button(page)).toBeHidden()
  await scrollBy(page, 500)
  await expect(button(page)).toBeHidden()
  await scrollBy(page, 1)
  await expect(button(page)).toBeVisible()
})

test('the button scrolls smoothly to the top and disappears', async ({ page }) => {
  await scrollBy(page, 3000)
  await button(page).click()
  await expect.poll(() => scrolled(page), { intervals: [16] }).toBeLessThan(3000)
  expect(await scrolled(page), 'still scrolling').toBeGreaterThan(0)
  await expect.poll(() => scrolled(page)).toBe(0)
  await expect(button(page)).toBeHidden()
})

test('the button cannot be focused while it is hidden', async ({ page }) => {
  const before = page.getByRole('contentinfo').getByRole('link').last()
  await before.evaluate((link) => link.focus({ preventScroll: true }))
  await page.keyboard.press('Tab')
  await expect(before).not.toBeFocused()
  await expect(page.locator('button:focus')).toHaveCount(0)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the button jumps to the top', async ({ page }) => {
    await scrollBy(page, 3000)
    await button(page).click()
    expect(await scrolled(page)).toBe(0)
  })
})
