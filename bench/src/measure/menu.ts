import type { Browser } from '@playwright/test'
import { probed } from './probe.ts'
import { visit } from './visit.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** Between two taps, in ms. */
const pause = 10

/** Where the menu button is: the same on every page. */
export const menuButton = (browser: Browser, url: string): Promise<Point> =>
  visit(browser, async ({ page }) => {
    await page.goto(url)
    const box = await page.getByRole('button', { name: 'Open menu' }).boundingBox()
    if (!box) throw new Error(`${url} shows no menu button`)
    return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
  })

/**
 * From the start of the navigation until a tap on the menu button has opened the menu: taps the place again and again
 * with the browser's own touch input. A load of its own, as input ends the search for the largest paint.
 */
export const menuOpens = (browser: Browser, url: string, at: Point): Promise<number> =>
  visit(browser, async ({ page, session }) => {
    let open = false
    const loaded = page.goto(url, { waitUntil: 'commit', timeout: 60_000 })
    const opened = loaded.then(() => probed(page, 'menu')).finally(() => (open = true))
    await loaded
    while (!open) {
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
    return opened
  })
