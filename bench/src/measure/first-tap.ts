import type { Browser } from '@playwright/test'
import { probed } from './probe.ts'
import { visit } from './visit.ts'

/** When visitors tap, in ms after the start of the navigation. */
export const tapTimes = [1000, 2000, 4000] as const

/** In ms: a tap that has had no effect after this long counts as lost. A page ignores taps until it has hydrated. */
const patience = 6000

/** A tab that is not initially selected: a control that needs the page's code. */
const tab = 'main [role=tab][aria-selected=false]'

/** Whether a page has a tab that is not initially selected. */
export const hasTabs = (browser: Browser, url: string): Promise<boolean> =>
  visit(browser, async ({ page }) => {
    await page.goto(url)
    return (await page.locator(tab).count()) > 0
  })

/**
 * Time in ms from a tap made `time` ms after the start of the navigation until its effect is on screen; Infinity for a
 * lost tap. Scrolls to the control and taps it immediately, so the page gets no earlier interaction.
 */
export const firstTap = (browser: Browser, url: string, time: number): Promise<number> =>
  visit(browser, async ({ page, session }) => {
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 })
    const [x, y] = await page.evaluate<[number, number]>(
      `bridgeBenchControl(${JSON.stringify(tab)}, ${time})`,
    )
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    return probed(page, 'answered', patience).catch(() => Number.POSITIVE_INFINITY)
  })
