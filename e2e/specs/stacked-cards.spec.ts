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

for (const product of ['/bridge-pay', '/bridge-collect', '/bridge-connect'])
  for (const width of [1024, 1440])
    test(`${product}’s cards end at the same height, so that they scroll away together, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(product)
      await page.evaluate(() => document.fonts.ready)
      await page.reload() // in our own typefaces: on a first visit they may arrive too late
      const ends = await page
        .locator('li:has(> article)')
        .evaluateAll((all) =>
          all.map(
            (card) => Number.parseFloat(getComputedStyle(card).top) + (card as HTMLElement).offsetHeight,
          ),
        )
      const [first = 0, ...others] = ends
      expect(Math.max(...others) - Math.min(...others)).toBeLessThanOrEqual(1)
      expect(first).toBeLessThanOrEqual(Math.max(...others))
      expect(Math.max(...others), 'a sticky card fits in the window').toBeLessThanOrEqual(900)
    })
