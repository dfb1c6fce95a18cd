import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../support/fixtures.ts'
import { some } from '../support/sample.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Violations of WCAG 2.2 A and AA, one line each, with rule and element. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(tags).analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  )
}

/** Waits for all finite animations, such as fades, to end. */
const settled = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished.catch(() => undefined)),
    ).then(() => undefined),
  )

for (const width of [390, 1440])
  test.describe(`in a window ${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

    test('no page violates WCAG 2.2 A or AA', async ({ page }) => {
      test.setTimeout(240_000)
      const { addresses, someAddresses, walk } = await import('../support/addresses.ts')
      for (const address of walk(`axe ${width}`, width === 390 ? addresses : someAddresses(), 4)) {
        await page.goto(address)
        await hydrated(page)
        expect.soft(await violations(page), address).toEqual([])
      }
    })
  })

test.describe('no violations in', () => {
  test('an open menu', async ({ page }) => {
    await page.goto('/about')
    await hydrated(page)
    for (const name of some(['Products', 'Use Cases', 'Company', 'Resources'], 1, 'menu')) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name }).click()
      await settled(page)
      expect(await violations(page), name).toEqual([])
    }
  })

  test('the home page’s dark bar with a menu open', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await page.getByRole('checkbox', { name: 'Pause the motion' }).check()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Products' }).click()
    await settled(page)
    expect(await violations(page)).toEqual([])
  })

  test('the FAQ with every question open', async ({ page }) => {
    await page.goto('/faq')
    await hydrated(page)
    await page.locator('details').evaluateAll((all) => {
      for (const details of all) (details as HTMLDetailsElement).open = true
    })
    expect(await violations(page)).toEqual([])
  })

  test('the contact form with all its errors', async ({ page }) => {
    await page.goto('/contact')
    await hydrated(page)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Name is required', { exact: true })).toBeVisible()
    expect(await violations(page)).toEqual([])
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

    test('the drawer with each accordion open', async ({ page }) => {
      await page.goto('/')
      await hydrated(page)
      await page.getByRole('button', { name: 'Open menu' }).click()
      const drawer = page.getByRole('dialog', { name: 'Menu' })
      for (const name of some(['Products', 'Use Cases', 'Company', 'Resources'], 1, 'drawer')) {
        await drawer.locator('summary', { hasText: name }).click()
        await settled(page)
        expect(await violations(page), name).toEqual([])
      }
    })
  })
})
