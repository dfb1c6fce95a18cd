import type { Page } from '@playwright/test'
import { expect, holdApp, hydrated, test } from '../support/fixtures.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const accordion = (page: Page, menu: string) => drawer(page).getByText(menu, { exact: true })
const link = (page: Page, name: string) => drawer(page).getByRole('link', { name, exact: true })

async function openDrawer(page: Page, path = '/terms') {
  await page.goto(path)
  await hydrated(page)
  await opener(page).click()
  await expect(drawer(page)).toBeVisible()
}

test('the button slides the drawer in from the side', async ({ page }) => {
  await openDrawer(page)
  await expect.poll(async () => (await drawer(page).boundingBox())?.x).toBeGreaterThan(0)
  await expect.poll(async () => right(await drawer(page).boundingBox())).toBe(390)
})

test('the drawer has every menu as an accordion, one open at a time', async ({ page }) => {
  await openDrawer(page)
  await accordion(page, 'Products').click()
  await expect(link(page, 'BridgePay')).toBeVisible()
  await accordion(page, 'Use Cases').click()
  await expect(link(page, 'Healthcare')).toBeVisible()
  await expect(link(page, 'BridgePay')).toBeHidden()
  await accordion(page, 'Company').click()
  await expect(link(page, 'Mission')).toBeVisible()
  await accordion(page, 'Resources').click()
  await expect(link(page, 'Blog')).toBeVisible()
  await expect(drawer(page).getByText('Support', { exact: true })).toBeVisible()
  await expect(link(page, 'Support')).toHaveCount(0)
})

test('a second click closes an accordion', async ({ page }) => {
  await openDrawer(page)
  await accordion(page, 'Products').click()
  await accordion(page, 'Products').click()
  await expect(link(page, 'BridgePay')).toBeHidden()
})

test('the drawer links to Integrations and the contact page', async ({ page }) => {
  await openDrawer(page)
  await expect(link(page, 'Integrations')).toHaveAttribute('href', '/')
  await expect(link(page, 'Get Started')).toHaveAttribute('href', '/contact')
})

test('the drawer’s own button closes it', async ({ page }) => {
  await openDrawer(page)
  await drawer(page).getByRole('button', { name: 'Close menu' }).click()
  await expect(drawer(page)).toBeHidden()
})

test('Escape closes the drawer and returns focus to the button', async ({ page }) => {
  await openDrawer(page)
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

test('a click outside the drawer closes it', async ({ page }) => {
  await openDrawer(page)
  await page.mouse.click(10, 400)
  await expect(drawer(page)).toBeHidden()
})

test('the focus stays in the drawer', async ({ page }) => {
  await openDrawer(page)
  for (const key of ['Tab', 'Shift+Tab'])
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press(key)
      expect(await drawer(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    }
})

test('the page behind the drawer does not scroll', async ({ page }) => {
  await openDrawer(page)
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, 800)
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.keyboard.press('Escape')
  await page.mouse.wheel(0, 800)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
})

test('the drawer closes when one of its links is followed in the app', async ({ page }) => {
  await openDrawer(page)
  await accordion(page, 'Resources').click()
  await link(page, 'Blog').click()
  await expect(page).toHaveURL(/\/blog$/)
  await expect(drawer(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
})

test('the drawer closes when a link to the current page is followed', async ({ page }) => {
  await openDrawer(page, '/blog')
  await accordion(page, 'Resources').click()
  await expect(link(page, 'Blog')).toHaveAttribute('aria-current', 'page')
  await link(page, 'Blog').click()
  await expect(drawer(page)).toBeHidden()
})

test('the drawer closes on going back', async ({ page }) => {
  await openDrawer(page)
  await accordion(page, 'Resources').click()
  await link(page, 'Blog').click()
  await expect(page).toHaveURL(/\/blog$/)
  await opener(page).click()
  await expect(drawer(page)).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(/\/terms$/)
  await expect(drawer(page)).toBeHidden()
})

test('every target in the drawer is large enough for a finger', async ({ page }) => {
  await openDrawer(page)
  await accordion(page, 'Use Cases').click()
  const targets = drawer(page).locator('a:visible, button:visible, summary:visible')
  const heights = await targets.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
})

test('the drawer opens and closes in a browser without invoker commands', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['command', 'commandForElement'])
      Reflect.deleteProperty(HTMLButtonElement.prototype, name)
    document.addEventListener('DOMContentLoaded', () => {
      for (const button of document.querySelectorAll('[commandfor]')) button.removeAttribute('commandfor')
    })
  })
  await openDrawer(page)
  await drawer(page).getByRole('button', { name: 'Close menu' }).click()
  await expect(drawer(page)).toBeHidden()
})

test('the drawer can still be closed after the window has grown', async ({ page }) => {
  await openDrawer(page)
  await page.setViewportSize({ width: 1200, height: 844 })
  await drawer(page).getByRole('button', { name: 'Close menu' }).click()
  await expect(drawer(page)).toBeHidden()
  await expect(opener(page)).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the drawer and its accordions open and close', async ({ page }) => {
    await page.goto('/terms')
    await opener(page).click()
    await accordion(page, 'Products').click()
    await expect(link(page, 'BridgePay')).toBeVisible()
    await drawer(page).getByRole('button', { name: 'Close menu' }).click()
    await expect(drawer(page)).toBeHidden()
  })
})

test('a drawer opened before hydration stays open', async ({ page }) => {
  const arrive = await holdApp(page)
  await page.goto('/terms', { waitUntil: 'commit' })
  await opener(page).click()
  await accordion(page, 'Products').click()
  arrive()
  await hydrated(page)
  await expect(link(page, 'BridgePay')).toBeVisible()
})

const right = (box: { x: number; width: number } | null) => box && box.x + box.width
