import type { Page } from '@playwright/test'
import { expect, holdApp, hydrated, test } from '../support/fixtures.ts'

/** A link to a place within the page scrolls there smoothly; a press meanwhile hits what is under it. */

const entry = (page: Page) => page.locator('main nav a[href="#12"]')
const place = (page: Page) => page.locator('[id="12"]')

/** How many steps the page scrolls in when `act` is called. */
async function steps(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const counted = { steps: 0 }
    Object.assign(window, { counted })
    addEventListener('scroll', () => counted.steps++)
  })
  await act()
  await page.waitForTimeout(1500)
  await expect(place(page)).toBeInViewport()
  return page.evaluate(() => (window as unknown as { counted: { steps: number } }).counted.steps)
}

const toTop = async (page: Page) => {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.waitForTimeout(400)
}

const ways = {
  click: (page: Page) => entry(page).click(),
  Enter: (page: Page) => entry(page).press('Enter'),
}

for (const [name, use] of Object.entries(ways))
  test(`${name} on a link within the page scrolls smoothly, also to where the address leads already`, async ({
    page,
  }) => {
    await page.goto('/terms')
    await hydrated(page)
    expect(await steps(page, () => use(page))).toBeGreaterThan(5)
    await toTop(page)
    expect(await steps(page, () => use(page))).toBeGreaterThan(5)
  })

test('it does before the app runs', async ({ page }) => {
  const arrive = await holdApp(page)
  await page.goto('/terms')
  await expect(page.locator('header[data-alive]')).toBeVisible()
  await page.waitForTimeout(1500) // until all of the page is laid out: Chromium loses smooth scrolls to what grows
  expect(await steps(page, () => entry(page).click())).toBeGreaterThan(5)
  arrive()
})

test('back from a place within the page is immediate, even right after the jump', async ({ page }) => {
  await page.goto('/terms')
  await hydrated(page)
  await steps(page, () => entry(page).evaluate((link: HTMLElement) => link.click()))
  const count = await page.evaluate(async () => {
    let steps = 0
    addEventListener('scroll', () => steps++)
    history.back()
    await new Promise((resolve) => setTimeout(resolve, 1000))
    return steps
  })
  expect(count).toBeLessThanOrEqual(2)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

for (const moment of [60, 150, 300])
  test(`a press ${moment} ms after a link within the page takes effect where it was made`, async ({
    page,
  }) => {
    await page.goto('/terms')
    await hydrated(page)
    await page.evaluate(() => {
      const hits: unknown[] = []
      Object.assign(window, { hits })
      for (const type of ['pointerdown', 'click'])
        addEventListener(type, ({ target }) => hits.push([type, scrollY, (target as Element).textContent]))
    })
    await entry(page).evaluate((link: HTMLElement) => link.click())
    await page.evaluate(() => Object.assign(window, { from: window.scrollY }))
    await page.waitForTimeout(moment)
    await page.mouse.move(900, 500)
    await page.mouse.down()
    await page.waitForTimeout(80)
    await page.mouse.up()
    const stopped = await page.evaluate(() => scrollY)
    await page.waitForTimeout(500)
    expect(await page.evaluate(() => scrollY), 'the scroll has stopped').toBe(stopped)
  })

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('a link within the page jumps', async ({ page }) => {
    await page.goto('/terms')
    await hydrated(page)
    expect(await steps(page, () => entry(page).click())).toBeLessThanOrEqual(2)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a link within the page scrolls smoothly', async ({ page }) => {
    await page.goto('/terms')
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth')
    await entry(page).click()
    await expect(place(page)).toBeInViewport()
  })
})
