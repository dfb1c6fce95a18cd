import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { faultProxy } from './failures/fault-proxy.ts'
import { ownCopy, type ServedStore } from './served-store.ts'

interface Fixtures {
  /** Runs `stop` after the test, once its page has been checked: a page whose server is gone would complain. */
  atEnd: (stop: () => unknown) => void
  /** Complaints from the page that this test allows; any other fails it. */
  tolerated: RegExp
  /** A copy of the shared site, to release to. */
  own: ServedStore
  /** Puts a faulty network in front of a site. */
  proxied: typeof faultProxy
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern here
  baseURL: async ({}, use) => use(process.env['E2E_URL']),
  tolerated: [/^$/, { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern here
  atEnd: async ({}, use) => {
    const stops: (() => unknown)[] = []
    await use((stop) => stops.unshift(stop))
    for (const stop of stops) await stop()
  },

  // depends on atEnd, so that everything that serves the page outlives it
  page: async ({ atEnd: _, page, tolerated }, use) => {
    const complaints = listen(page)
    await use(page)
    expect(
      complaints.filter((text) => !tolerated.test(text)),
      'console and page errors',
    ).toEqual([])
  },

  own: async ({ atEnd }, use) => {
    const site = await ownCopy()
    atEnd(() => site.stop())
    await use(site)
  },

  proxied: async ({ atEnd }, use) =>
    use(async (...args) => {
      const proxy = await faultProxy(...args)
      atEnd(() => proxy.stop())
      return proxy
    }),
})

/** Collects the page's console errors and warnings, uncaught errors and policy violations. */
export function listen(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return complaints
}

/**
 * Waits until the app runs: links now navigate in the app, and the page is hydrated unless its code is
 * unavailable. Some pages wait for an interaction: this key press, which does nothing else.
 */
export async function hydrated(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Shift')
    await expect(page.locator('main[data-alive]')).toBeAttached({ timeout: 50 })
  }).toPass({ intervals: [10] })
}

/** Holds the app back until the returned function is called. */
export const holdApp = (page: Page): Promise<() => void> => holdFiles(page, '**/assets/app-*.js')

/** Holds matching files back until the returned function is called, which can also make them fail. */
export async function holdFiles(page: Page, pattern: string | RegExp): Promise<(how?: 'fail') => void> {
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
