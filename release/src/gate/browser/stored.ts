import type { BrowserContext, Page } from 'playwright-core'

/** The data that pages have stored in a browser. */
export interface Stored {
  readonly cookies: Cookies
  readonly local: readonly (readonly [key: string, value: string])[]
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

export async function storedBy(page: Page): Promise<Stored> {
  const local = await page.evaluate(() => Object.entries<string>({ ...localStorage }))
  return { local, cookies: await page.context().cookies() }
}

/** Runs in the page, before its own scripts. */
export function restore(entries: Stored['local']): void {
  if (location.protocol !== 'http:') return
  for (const [key, value] of entries) localStorage.getItem(key) ?? localStorage.setItem(key, value)
}
