import type { Page } from 'playwright-core'

/** Whether a condition in the page holds within `timeout` ms. Throws if another document takes the page's place. */
export const comesTrue = (page: Page, condition: () => boolean, timeout: number): Promise<boolean> =>
  page.waitForFunction(condition, undefined, { timeout }).then(
    () => true,
    (error) => {
      if (error instanceof Error && error.name === 'TimeoutError') return false
      throw error
    },
  )
