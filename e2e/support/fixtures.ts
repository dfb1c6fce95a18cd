import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { type FaultProxy, faultProxy } from './fault-proxy.ts'
import { ownCopy, type ServedStore } from './served-store.ts'

interface Fixtures {
  /** What the page may complain of in this test; everything else fails it. */
  tolerated: RegExp
  /** A copy of the shared site, to release to. */
  own: ServedStore
  /** Puts a faulty network before a site. */
  proxied: typeof faultProxy
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names in it
  baseURL: async ({}, use) => use(process.env['E2E_URL']),
  tolerated: [/^$/, { option: true }],

  page: async ({ page, tolerated }, use) => {
    const complaints = listen(page)
    await use(page)
    expect(
      complaints.filter((text) => !tolerated.test(text)),
      'console and page errors',
    ).toEqual([])
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names in it
  own: async ({}, use) => {
    const site = await ownCopy()
    await use(site)
    await site.stop()
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names in it
  proxied: async ({}, use) => {
    const proxies: FaultProxy[] = []
    await use(async (...args) => {
      const proxy = await faultProxy(...args)
      proxies.push(proxy)
      return proxy
    })
    for (const proxy of proxies) await proxy.stop()
  },
})

/** Console errors and warnings, uncaught errors and policy violations of a page, as they come. */
export function listen(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return complaints
}

/**
 * Until the app runs: from here on links are in-app navigation, and the page is alive if its code could be had. Some
 * pages wait for a sign of their visitor: this key, which does nothing else.
 */
export async function hydrated(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Shift')
    await expect(page.locator('main[data-alive]')).toBeAttached({ timeout: 50 })
  }).toPass({ intervals: [10] })
}

/** Holds the app back until the returned function is called. */
export const holdApp = (page: Page): Promise<() => void> => holdFiles(page, '**/assets/app-*.js')

/** The same for any files, which may also fail then. */
export async function holdFiles(page: Page, pattern: string): Promise<(how?: 'fail') => void> {
  let end = (_how?: 'fail') => {}
  const ended = new Promise<'fail' | undefined>((resolve) => {
    end = resolve
  })
  await page.route(pattern, async (route) => ((await ended) ? route.abort() : route.continue()))
  return end
}

export const footerLink = (page: Page, name: string): Locator =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })

export { expect }
