import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../support/fixtures.ts'
import { some } from '../support/sample.ts'

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })
const topic = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name, exact: true })

test('a topic filters the articles without a reload, and going back restores them', async ({ page }) => {
  await page.goto('/blog')
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await expect(titles(page)).toHaveCount(13)
  await topic(page, 'UPI').click()
  await expect(titles(page)).toHaveCount(2)
  await expect(page).toHaveURL('/blog?topic=upi#articles')
  await expect(topic(page, 'UPI')).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('main [role=status]').first()).toHaveText('2 articles about UPI')
  await page.goBack()
  await expect(titles(page)).toHaveCount(13)
  await page.goForward()
  await expect(titles(page)).toHaveCount(2)
  await topic(page, 'All').click()
  await expect(titles(page)).toHaveCount(13)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('an address with a topic opens the filtered list; one with an unknown topic shows all articles', async ({
  page,
}) => {
  await page.goto('/blog?topic=connected-banking')
  await expect(titles(page)).toHaveCount(2)
  await page.goto('/blog?topic=gardening')
  await hydrated(page)
  await expect(titles(page)).toHaveCount(13)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all articles show, whatever the query', async ({ page }) => {
    await page.goto('/blog?topic=upi')
    await expect(titles(page)).toHaveCount(13)
    await expect(titles(page).first()).toBeVisible()
  })
})

for (const topic of some(['', '?topic=upi', '?topic=payouts']))
  test(`the rows of /blog${topic} have no gaps`, async ({ page }) => {
    await page.goto(`/blog${topic}`)
    const cards = page.locator('[data-long] > li')
    const ends = await cards.evaluateAll((all) => {
      const rows = new Map<number, number>()
      for (const { top, right } of all.map((card) => card.getBoundingClientRect()))
        rows.set(Math.round(top), Math.round(right))
      return [...rows.values()]
    })
    expect(new Set(ends).size).toBe(1)
  })
