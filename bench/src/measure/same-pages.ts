import type { Browser } from '@playwright/test'
import type { Variant } from '../variants/variant.ts'

/** Throws unless every variant shows the same heading: an error page would load fast. */
export async function checkSamePages(
  browser: Browser,
  variants: readonly Variant[],
  routes: readonly string[],
): Promise<void> {
  for (const route of routes) {
    let expected: string | undefined
    for (const { key, address } of [...variants].reverse()) {
      const page = await browser.newPage()
      await page.goto(address + route)
      const text = await page.locator('main h1').textContent()
      await page.close()
      expected ??= text ?? ''
      if (text !== expected) throw new Error(`(${key}) must show '${expected}' at ${route}, not '${text}'`)
    }
  }
}
