import type { CDPSession, Page } from '@playwright/test'
import { someAddresses, walk } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'
import { some } from '../support/sample.ts'

/**
 * What moves by itself moves without the main thread. Where it does not, a slow phone has no time left for its
 * visitor: 42 % of a fast core went into three dots on a bridge.
 */

/** How often styles and layout were computed within two seconds. */
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

/** Tabs that show how long they stay make it 80, at ten steps a second; a drawing computed for each frame, 240. */
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
      test(`${address} at rest computes no layout for each frame`, async ({ page }) => {
        const session = await measured(page)
        await page.goto(address, { waitUntil: 'networkidle' })
        await page.waitForTimeout(3000) // what moves once, on arrival, has come to its end
        expect(await workOf(page, session)).toBeLessThan(most)
      })
  })
