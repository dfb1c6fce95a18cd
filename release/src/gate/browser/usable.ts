import type { Page } from 'playwright-core'

/** The narrowest window in which WCAG (1.4.10) requires text to be readable without horizontal scrolling, in px. */
const narrowest = 320

/** Runs `look` in a window that is as narrow as phones get. */
export async function whileNarrow<Result>(page: Page, look: () => Promise<Result>): Promise<Result> {
  const size = page.viewportSize() ?? { width: narrowest, height: 800 }
  await page.setViewportSize({ ...size, width: narrowest })
  try {
    return await look()
  } finally {
    await page.setViewportSize(size)
  }
}

declare global {
  interface Window {
    /** How many entries the page has added to the tab's history. */
    'bridge:pushed'?: number
  }
}

/** Runs in the page, before its own scripts. Fragment navigations count too. */
export function countPushes(): void {
  navigation.addEventListener('navigate', ({ navigationType, userInitiated }) => {
    if (navigationType === 'push' && !userInitiated)
      window['bridge:pushed'] = (window['bridge:pushed'] ?? 0) + 1
  })
}

export const pushes = (page: Page): Promise<number> => page.evaluate(() => window['bridge:pushed'] ?? 0)

const stores = ['localStorage', 'sessionStorage'] as const

/** Runs `visit` as for visitors who block cookies: using the browser's storage throws. */
export async function withoutStorage<Result>(page: Page, visit: () => Promise<Result>): Promise<Result> {
  await page.evaluate((names) => {
    for (const name of names) {
      const { get } = Object.getOwnPropertyDescriptor(window, name) ?? {}
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException(`${name} is blocked by the visitor`, 'SecurityError')
        },
      })
      Reflect.set(window, `bridge:${name}`, get)
    }
  }, stores)
  try {
    return await visit()
  } finally {
    await page.evaluate((names) => {
      for (const name of names)
        Object.defineProperty(window, name, {
          configurable: true,
          get: Reflect.get(window, `bridge:${name}`),
        })
    }, stores)
  }
}
