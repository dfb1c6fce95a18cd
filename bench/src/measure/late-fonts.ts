import type { Browser } from '@playwright/test'
import { keptFonts } from '../../../shell/src/document/cached-fonts.ts'
import { firstPaint, readProbe } from './probe.ts'
import { visit } from './visit.ts'

/** When fonts arrive, in ms after their request. */
export const fontDelays = { '3 s late': 3000, never: Number.POSITIVE_INFINITY } as const
export type FontDelay = keyof typeof fontDelays

export interface LateFonts {
  readonly fcp: number
  readonly lcp: number
  readonly cls: number
}

/** The layout may still shift this long after the last font has arrived, in ms. */
const aftermath = 1000

/**
 * Loads a page with late fonts, until they have arrived and the page's code runs. On a slow connection a first
 * visit requests none, so this is a returning visitor whose browser has evicted them from its cache.
 */
export const lateFonts = (browser: Browser, url: string, delay: FontDelay): Promise<LateFonts> =>
  visit(browser, async ({ page }) => {
    const late = fontDelays[delay]
    await page.addInitScript(`localStorage.setItem('${keptFonts}', '${await fontsOf(url)}')`)
    await page.route('**/*.woff2', async (route) => {
      if (late === Number.POSITIVE_INFINITY) return
      await new Promise((resolve) => setTimeout(resolve, late))
      await route.continue().catch(() => {}) // the page may be gone
    })
    await page.goto(url, { waitUntil: 'domcontentloaded', timeout: 60_000 })
    const fcp = await firstPaint(page)
    if (late !== Number.POSITIVE_INFINITY) await page.evaluate('document.fonts.ready.then(() => {})')
    await page.keyboard.press('Shift') // for pages whose code waits for an interaction
    await page.waitForTimeout(aftermath)
    const { lcp, cls } = await readProbe(page)
    return { fcp, lcp, cls }
  })

async function fontsOf(url: string): Promise<string> {
  const fonts = /data-fonts="([^"]+)"/.exec(await (await fetch(url)).text())?.[1]
  if (!fonts) throw new Error(`${url} must name its fonts in data-fonts`)
  return fonts
}
