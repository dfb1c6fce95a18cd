import type { Browser } from '@playwright/test'
import { listen } from './network.ts'
import { probed } from './probe.ts'
import { visit } from './visit.ts'

/** A navigation from one remote's page to another's, by a link in the footer. */
export interface Walk {
  readonly from: string
  readonly to: string
}

/** How long a visitor points at a link before the click, in ms. */
const hover = 300

/** Time from the click until the target page's heading shows, in ms. */
export const inApp = (browser: Browser, address: string, { from, to }: Walk, hovered: boolean) =>
  visit(browser, async ({ page, session }): Promise<number> => {
    const traffic = listen(session)
    await page.goto(address + from)
    await probed(page, 'interactive')
    const link = page.locator(`footer a[href="${to}"]`)
    await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    while (traffic.quietSince() < 500) await page.waitForTimeout(100)
    if (hovered) {
      await link.hover()
      await page.waitForTimeout(hover)
      await page.mouse.down()
      await page.mouse.up()
    } else await link.evaluate((element: HTMLElement) => element.click())
    return probed(page, 'shown')
  })
