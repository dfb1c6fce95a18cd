import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { open } from '../support/open.ts'
import { some } from '../support/sample.ts'
import {
  current,
  entries,
  expectTruth,
  index,
  misplaced,
  nothing,
  pageEnd,
  paths,
  stand,
} from '../support/side-index.ts'

for (const path of some(paths))
  test(`${path}: the index keeps the current entry in view, with the green border beside it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 600 })
    await open(page, path)
    const end = await pageEnd(page)
    for (const part of [0.2, 0.5, 0.8, 0.4, 0]) {
      await stand(page, end * part)
      await expectTruth(page, `${part} of the page`)
      await expect.poll(() => misplaced(page)).toEqual(nothing)
    }
  })

test('the index scrolls itself, never the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await open(page, '/terms')
  const place = (await pageEnd(page)) / 2
  await stand(page, place)
  await expect.poll(() => index(page).evaluate((nav) => nav.scrollTop)).toBeGreaterThan(0)
  await expect.poll(() => misplaced(page)).toEqual(nothing)
  expect(await page.evaluate(() => scrollY)).toBeCloseTo(place, -1)
})

test('the green border slides by transform in 150 to 300 ms', async ({ page }) => {
  await open(page, '/terms')
  const { property, duration } = await transition(page)
  expect(property).toBe('transform')
  expect(duration).toBeGreaterThanOrEqual(0.15)
  expect(duration).toBeLessThanOrEqual(0.3)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the green border does not slide', async ({ page }) => {
    await open(page, '/terms')
    expect((await transition(page)).duration).toBe(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the first entry is current, and entries lead to their sections', async ({ page }) => {
    for (const path of paths) {
      await page.goto(path)
      await expect(current(page)).toHaveCount(1)
      await expect(entries(page).first()).toHaveAttribute('aria-current', 'location')
      await entries(page).nth(9).click()
      await expect(page.locator('[id="10"]')).toBeInViewport()
    }
  })
})

for (const width of [320, 834])
  test(`in a window ${width} px wide, the index is one line above the text, and leads to its sections`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of paths) {
      await open(page, path)
      const line = await index(page).boundingBox()
      expect(line?.height, path).toBeLessThan(80)
      await entries(page).nth(4).click()
      await expect(page.locator('[id="5"]')).toBeInViewport()
    }
  })

test('the side index lists every section of every policy', async ({ page }) => {
  const sections = {
    '/privacy-policy': 18,
    '/terms': 26,
    '/trust-and-security': 9,
    '/corporate-policies': 15,
    '/grievance-redressal-policy': 13,
    '/responsible-disclosure': 14,
    '/security': 19,
    '/faq': 17,
  }
  for (const [path, count] of Object.entries(sections)) {
    await page.goto(path)
    const targets = await entries(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(targets, path).toEqual(Array.from({ length: count }, (_, position) => `#${position + 1}`))
    for (const target of targets) await expect(page.locator(`[id="${target?.slice(1)}"]`)).toHaveCount(1)
  }
})

const transition = (page: Page) =>
  index(page)
    .getByRole('listitem')
    .first()
    .evaluate((item) => {
      const { transitionProperty, transitionDuration } = getComputedStyle(item, '::before')
      return { property: transitionProperty, duration: Number.parseFloat(transitionDuration) }
    })
