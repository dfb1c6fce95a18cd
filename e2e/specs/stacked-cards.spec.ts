import { expect, hydrated, test } from '../support/fixtures.ts'

test('stacked cards stick 100 px below the top, each 40 px below the previous one', async ({ page }) => {
  await page.goto('/bridge-connect')
  await hydrated(page)
  const cards = page
    .getByRole('list')
    .filter({ has: page.getByRole('article') })
    .locator('> li')
  const tops = await cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).top))
  expect(tops).toEqual(['100px', '140px', '180px', '220px', '260px'])
  await cards.last().evaluate((card) => card.scrollIntoView({ block: 'end', behavior: 'instant' }))
  await expect.poll(async () => (await cards.first().boundingBox())?.y).toBe(100)
  await expect.poll(async () => (await cards.nth(1).boundingBox())?.y).toBe(140)
})

test('stacked cards recede as the page scrolls, except with reduced motion', async ({ page }) => {
  const scales = async () => {
    await page.goto('/bridge-connect')
    await hydrated(page)
    const cards = page.getByRole('article')
    await cards.last().evaluate((card) => card.scrollIntoView({ block: 'end', behavior: 'instant' }))
    await page.waitForTimeout(200)
    return cards.evaluateAll((all) => all.map((card) => new DOMMatrix(getComputedStyle(card).transform).a))
  }
  const moved = await scales()
  expect(moved[0]).toBeLessThan(0.98)
  expect(moved.at(-1)).toBe(1)
  expect(moved).toEqual(moved.toSorted())
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await scales()).toEqual([1, 1, 1, 1, 1])
})
