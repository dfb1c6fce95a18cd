import type { CDPSession, Page } from '@playwright/test'
import { someAddresses, walk } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'
import { some } from '../support/sample.ts'

/**
 * Endless animations must not use the main thread. If they do, a slow phone has no time left for its visitor: three
 * dots on a bridge took 42% of a fast core.
 */

/** How many times styles and layout were computed within two seconds. */
async function workOf(page: Page, session: CDPSession): Promise<number> {
  const before = await counts(session)
  await page.waitForTimeout(2000)
  return (await counts(session)) - before
}

async function counts(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  const counted = metrics.filter(({ name }) => name === 'LayoutCount' || name === 'RecalcStyleCount')
  return counted.reduce((sum, { value }) => sum + value, 0)
}

/**
 * The most that workOf() may return. Tabs with a progress bar cause 80, at ten steps a second; a drawing computed for
 * each frame would cause 240.
 */
const most = 120

async function measured(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  return session
}

for (const viewport of some([
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]))
  test.describe(`${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport })

    for (const address of walk(`rest ${viewport.width}`, someAddresses(1), 3))
      test(`${address} computes no layout per frame while at rest`, async ({ page }) => {
        const session = await measured(page)
        await page.goto(address, { waitUntil: 'networkidle' })
        await page.waitForTimeout(3000) // by then, the entrance animations have ended
        expect(await workOf(page, session)).toBeLessThan(most)
      })
  })
