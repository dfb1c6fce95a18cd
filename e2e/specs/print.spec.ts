import { expect, hydrated, test } from '../support/fixtures.ts'

test.describe('in print', () => {
  test('a policy shows its text alone, with its index as a table of contents', async ({ page }) => {
    await page.setViewportSize({ width: 794, height: 1123 })
    await page.goto('/terms')
    const contents = page.getByRole('navigation', { name: 'On this page' })
    expect((await contents.boundingBox())?.height, 'one line on a small screen').toBeLessThan(80)
    await page.emulateMedia({ media: 'print' })
    expect((await contents.boundingBox())?.height, 'a table in print').toBeGreaterThan(200)
    await expect(contents.getByRole('link')).toHaveCount(26)
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    const first = await contents.boundingBox()
    const text = await page.locator('section[id="1"]').boundingBox()
    expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThanOrEqual(text?.y ?? 0)
  })

  test('an answer in the FAQ shows, even if it is closed', async ({ page }) => {
    await page.goto('/faq')
    await page.emulateMedia({ media: 'print' })
    const answer = page.locator('details p').first()
    expect((await answer.boundingBox())?.height).toBeGreaterThan(10)
  })

  test('every tab’s panel shows, selected or not', async ({ page }) => {
    for (const path of ['/', '/bridge-pay']) {
      await page.goto(path)
      await hydrated(page)
      await page.emulateMedia({ media: 'print' })
      const panels = page.getByRole('tabpanel', { includeHidden: true })
      expect(await panels.count()).toBeGreaterThan(2)
      for (const panel of await panels.all()) await expect(panel).toBeVisible()
      const boxes = await Promise.all((await panels.all()).map((panel) => panel.boundingBox()))
      const places = boxes.map((box) => `${box?.x} ${box?.y}`)
      expect(new Set(places).size, 'no panel covers another').toBe(places.length)
      await page.emulateMedia({ media: 'screen' })
    }
  })

  test('no text is light on white', async ({ page }) => {
    await page.goto('/healthcare')
    await page.emulateMedia({ media: 'print' })
    const heading = page.getByRole('heading', { name: /^Instant Payouts/ })
    await expect(heading).toHaveCSS('color', 'rgb(0, 0, 0)')
  })
})
