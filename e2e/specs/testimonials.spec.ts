import { expect, hydrated, test } from '../support/fixtures.ts'
import { bringIn, stillAt } from '../support/rotation.ts'

test('the testimonial nearest the middle of the ticker is highlighted, and the ticker can be paused', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  const region = page.getByRole('region', { name: 'Testimonials' })
  const place = () =>
    region
      .locator('li')
      .first()
      .evaluate((item) => item.getBoundingClientRect().top)
  await bringIn(region)
  const start = await place()
  await expect.poll(place).toBeLessThan(start - 20)

  const nearest = () =>
    region.evaluate((window) => {
      const middle = (element: Element) => {
        const { top, height } = element.getBoundingClientRect()
        return top + height / 2
      }
      const cards = [...window.querySelectorAll('figure')].toSorted(
        (a, b) => Math.abs(middle(a) - middle(window)) - Math.abs(middle(b) - middle(window)),
      )
      return cards.map((card) => card.dataset['current'])
    })
  await region.hover()
  await expect.poll(nearest).toEqual(['true', 'false', 'false', 'false', 'false', 'false'])

  await page.mouse.move(0, 0)
  await page.getByRole('checkbox', { name: 'Pause the quotes' }).check()
  await page.mouse.move(0, 0)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.waitForTimeout(300)
  const paused = await place()
  await page.waitForTimeout(500)
  expect(await place()).toBe(paused)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the testimonials do not move, and all are in view', async ({ page }) => {
    await stillAt(page, '/')
    const quotes = page.getByRole('figure')
    await expect(quotes).toHaveCount(3)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    await bringIn(quotes.nth(1))
    for (const quote of await quotes.all()) await expect(quote).toBeInViewport({ ratio: 1 })
  })
})
