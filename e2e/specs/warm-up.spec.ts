import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { some } from '../support/sample.ts'
import { alive, open } from '../support/scripts-asked.ts'

/** Pages on which something needs React load React without waiting for an interaction. */

test.use({ viewport: { width: 390, height: 844 } })

test.describe('a page with tabs', () => {
  const paints = (page: Page): Promise<number> =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          })
        }),
    )

  const connected = (page: Page, value: object) =>
    page.addInitScript(
      (connection) => Object.defineProperty(navigator, 'connection', { value: connection }),
      value,
    )

  for (const [address, effectiveType] of some([
    ['/', '4g'],
    ['/bridge-pay', '4g'],
    ['/bridge-pay', '3g'],
  ]))
    test(`${address} loads React without an interaction on ${effectiveType}, after the largest paint`, async ({
      page,
    }) => {
      await connected(page, { effectiveType })
      await page.goto(address)
      await expect(alive(page)).toBeAttached()
      const painted = await paints(page)
      const asked = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .flatMap(({ name, startTime }) => (name.endsWith('.js') ? startTime : [])),
      )
      expect(asked.length).toBeGreaterThan(2)
      expect(Math.min(...asked)).toBeGreaterThan(painted)
    })

  test('loads React on a phone that is never idle', async ({ page }) => {
    await page.addInitScript(() => {
      const draw = () => {
        const start = performance.now()
        while (performance.now() - start < 40);
        requestAnimationFrame(draw)
      }
      addEventListener('load', draw)
    })
    await page.goto('/bridge-pay')
    await expect(alive(page)).toBeAttached()
  })

  for (const [line, connection] of some(
    Object.entries({
      'a metered': { saveData: true },
      'a very slow': { effectiveType: '2g' },
    }),
  ))
    test(`loads no script on ${line} connection without an interaction`, async ({ page }) => {
      await connected(page, connection)
      const scripts = await open(page, '/bridge-pay')
      await page.waitForTimeout(1000)
      expect(scripts).toEqual([])
    })
})
