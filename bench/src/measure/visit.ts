import type { Browser, CDPSession, Page } from '@playwright/test'
import { slowLine } from '../../../e2e/support/slow-line.ts'
import { probeScript } from './probe.ts'

/** A mid-range phone, as Lighthouse emulates it. */
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

/** Calls `use` with a blank page on that phone, with an empty cache. */
export async function visit<T>(browser: Browser, use: (visit: Visit) => Promise<T>): Promise<T> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await slowLine(session)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript(probeScript)
    return await use({ page, session })
  } finally {
    await context.close()
  }
}
