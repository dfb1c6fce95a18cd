import type { Browser, CDPSession, Page } from '@playwright/test'
import { probeScript } from './probe.ts'

/** A mid-range phone on a slow link, as Lighthouse has it. */
const link = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }
const slowdown = 4
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-IN',
} as const

export interface Visit {
  readonly page: Page
  readonly session: CDPSession
}

/** Opens a page with an empty cache on that phone and hands it over. */
export async function visit<T>(browser: Browser, use: (visit: Visit) => Promise<T>): Promise<T> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', link)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript(probeScript)
    return await use({ page, session })
  } finally {
    await context.close()
  }
}
