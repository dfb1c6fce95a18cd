import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { listen } from './network.ts'
import { firstPaint, probed, readProbe } from './probe.ts'
import { visit } from './visit.ts'

/** One load of one page; times in ms from the start of the navigation. */
export interface Landing {
  readonly fcp: number
  readonly lcp: number
  readonly cls: number
  /** The total by which tasks exceed 50 ms each, from first paint onwards. */
  readonly tbt: number
  /** When everything on the page works; `undefined` without scripts. */
  readonly interactive: number | undefined
  /**
   * If React waits for an interaction: the time from the first touch until React has taken over, and the size of all
   * script files requested by then.
   */
  readonly woken?: { readonly after: number; readonly scriptBytes: number } | undefined
  /** Size of everything requested up to the largest paint. */
  readonly bytes: number
  /** Size of everything requested in the first five seconds without interaction; in the first run only. */
  readonly bytesAfter: number | undefined
  /** Size of scripts up to the largest paint, including the inline one. */
  readonly scriptBytes: number
  readonly requests: number
  readonly depth: number
}

/** Loading is over after this long without traffic, in ms. */
const quiet = 500

/** How long the page is left untouched, in ms from the start of the navigation. */
const leftAlone = 5000

export interface LandingOptions {
  readonly scripted: boolean
  /**
   * When to stop: 'loaded' stops once the page has loaded. If React waits for an interaction, 'touched' then taps the
   * page; 'left alone' does so after watching the untouched page for five seconds.
   */
  readonly until: 'left alone' | 'touched' | 'loaded'
}

export const landing = (
  browser: Browser,
  url: string,
  { scripted, until }: LandingOptions,
): Promise<Landing> =>
  visit(browser, async ({ page, session }) => {
    const traffic = listen(session)
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
    const interactive = scripted ? await probed(page, 'interactive') : undefined
    if (until === 'left alone')
      await page.evaluate(
        (end) => new Promise((resolve) => setTimeout(resolve, end - performance.now())),
        leftAlone,
      )
    while (traffic.quietSince() < quiet) await page.waitForTimeout(100)
    const { lcp, cls, tasks } = await readProbe(page)
    const fcp = await firstPaint(page)
    const { depth } = traffic
    const { bytes, requests, ...painted } = traffic.within(lcp)
    const scriptBytes = painted.scriptBytes + (await inlineBytes(page))
    const landed = {
      fcp,
      lcp,
      cls,
      tbt: blocked(tasks, fcp),
      interactive,
      bytes,
      bytesAfter: until === 'left alone' ? traffic.within(leftAlone).bytes : undefined,
      scriptBytes,
      requests,
      depth,
    }
    const waits = 'document.getElementById("bridge-later") && !document.querySelector("main[data-alive]")'
    if (!scripted || until === 'loaded' || !(await page.evaluate(waits))) return landed
    await page.touchscreen.tap(1, 200)
    const after = await probed(page, 'woken')
    return { ...landed, woken: { after, scriptBytes: traffic.within(Number.POSITIVE_INFINITY).scriptBytes } }
  })

/** Size of the document's main inline script, compressed on its own. */
async function inlineBytes(page: Page): Promise<number> {
  const text: string = await page.evaluate(
    '[...document.querySelectorAll("script[data-fonts]")].map(({ text }) => text).join("")',
  )
  return text ? brotliCompressSync(text).length : 0
}

function blocked(tasks: readonly (readonly [number, number])[], from: number): number {
  return tasks.reduce((total, [start, duration]) => {
    const after = Math.min(duration, start + duration - from)
    return total + Math.max(0, after - 50)
  }, 0)
}
