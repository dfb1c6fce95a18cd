import type { Browser, CDPSession } from '@playwright/test'
import { probed } from './probe.ts'
import { visit } from './visit.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** Time between taps, in ms. */
const pause = 10

/** The position of the menu button, which is the same on every page. */
export const menuButton = (browser: Browser, url: string): Promise<Point> =>
  visit(browser, async ({ page }) => {
    await page.goto(url)
    const box = await page.getByRole('button', { name: 'Open menu' }).boundingBox()
    if (!box) throw new Error(`${url} must show a menu button`)
    return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
  })

/**
 * Time in ms from the start of the navigation until a tap on the menu button has opened the menu. Taps the button's
 * position with the browser's own touch input over and over from first paint onwards: visitors cannot tap what is not
 * painted, and an earlier touch hits another element and delays the next one. Needs a separate load, because input ends
 * LCP reporting.
 */
export const menuOpens = (browser: Browser, url: string, at: Point): Promise<number> =>
  visit(browser, async ({ page, session }) => {
    let open = false
    const painted = firstPaint(session)
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 })
    await painted
    const opened = probed(page, 'menu').finally(() => (open = true))
    while (!open) {
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
    return opened
  })

async function firstPaint(session: CDPSession): Promise<void> {
  const painted = new Promise<void>((resolve) => {
    session.on('Page.lifecycleEvent', ({ name }) => name === 'firstContentfulPaint' && resolve())
  })
  await session.send('Page.enable')
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true })
  return painted
}
