import type { Page } from '@playwright/test'
import { expect, holdApp, hydrated, test } from '../support/fixtures.ts'
import { some } from '../support/sample.ts'

/** A link within the page scrolls smoothly; a press during the scroll hits what is under the pointer. */

// A small window, so that even a slow machine draws some frames during a scroll.
test.use({ viewport: { width: 1100, height: 640 } })

const entry = (page: Page, id = 12) => page.locator(`main nav a[href="#${id}"]`)
const place = (page: Page) => page.locator('[id="12"]')

interface Press {
  readonly type: string
  readonly link: string | null
}

type Point = Readonly<Record<'x' | 'y', number>>

const margin: Point = { x: 20, y: 500 }

/** The number of steps in which the page scrolls after `act`: one for a jump, one per frame for a smooth scroll. */
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

for (const [name, use] of some(Object.entries(ways)))
  test(`${name} on a link within the page scrolls smoothly, even to where the address already leads`, async ({
    page,
  }) => {
    await page.goto('/terms')
    await hydrated(page)
    expect(await steps(page, () => use(page))).toBeGreaterThan(5)
    await toTop(page)
    expect(await steps(page, () => use(page))).toBeGreaterThan(5)
  })

test('a link within the page scrolls smoothly before the app runs', async ({ page }) => {
  const arrive = await holdApp(page)
  await page.goto('/terms')
  await expect(page.locator('header[data-alive]')).toBeVisible()
  await page.waitForTimeout(1500) // until the page is laid out: Chromium loses smooth scrolls to elements that move
  expect(await steps(page, () => entry(page).click())).toBeGreaterThan(5)
  arrive()
})

test('going back from a place within the page is immediate, even right after the jump', async ({ page }) => {
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

/**
 * Clicks the link, and presses a point in the window `moment` ms later, on a page that each press blocks for `busy` ms.
 */
async function pressAfterJump(page: Page, at: Point, moment: number, busy: number): Promise<Press[]> {
  await page.mouse.move(at.x, at.y)
  await page.evaluate((ms) => {
    const presses: Press[] = []
    Object.assign(window, { presses })
    for (const type of ['pointerdown', 'click'])
      addEventListener(type, ({ target, isTrusted }) => {
        const link = (target as Element).closest('a')
        if (isTrusted) presses.push({ type, link: link?.hash ?? null })
        const began = performance.now()
        while (type === 'pointerdown' && performance.now() - began < ms);
      })
  }, busy)
  await entry(page).evaluate((link: HTMLElement) => link.click())
  await page.waitForTimeout(moment)
  const down = page.mouse.down()
  await page.waitForTimeout(20)
  await Promise.all([down, page.mouse.up()])
  await page.waitForTimeout(100)
  return page.evaluate(() => (window as unknown as { presses: Press[] }).presses)
}

for (const moment of some([0, 60, 150, 300], 2))
  for (const busy of some([0, 200]))
    test(`a press ${moment} ms after a click on a link within the page stops the scroll, even if the page blocks for ${busy} ms`, async ({
      page,
    }) => {
      await page.goto('/terms')
      await hydrated(page)
      const presses = await pressAfterJump(page, margin, moment, busy)
      expect(presses).toEqual(['pointerdown', 'click'].map((type) => ({ type, link: null })))
      const stopped = await page.evaluate(() => scrollY)
      await page.waitForTimeout(500)
      expect(await page.evaluate(() => scrollY), 'the scroll has stopped').toBe(stopped)
    })

test.describe('where the index shows all its entries', () => {
  test.use({ viewport: { width: 1440, height: 1500 } }) // and so does not move under the pointer

  for (const busy of some([0, 200]))
    test(`a press on another link during the scroll leads to its target, even if the page blocks for ${busy} ms`, async ({
      page,
    }) => {
      await page.goto('/terms')
      await hydrated(page)
      // From here on, the index stays in place.
      await page.evaluate(() => document.getElementById('2')?.scrollIntoView({ behavior: 'instant' }))
      await page.waitForTimeout(400)
      const box = await entry(page, 3).boundingBox()
      if (!box) throw new Error('the index must have a third entry')
      const [press] = await pressAfterJump(page, { x: box.x + 20, y: box.y + box.height / 2 }, 0, busy)
      expect(press?.link).toBe('#3')
      await expect(page).toHaveURL(/#3$/)
      await expect(page.locator('[id="3"]')).toBeInViewport()
      await expect(place(page)).not.toBeInViewport()
    })
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
