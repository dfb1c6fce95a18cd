import type { Page } from 'playwright-core'

/** Resolves when a condition holds in the page, even if another document replaces the page in the meantime. */
export async function until<Given extends object | undefined>(
  page: Page,
  condition: (given: Given) => boolean,
  given: Given,
): Promise<void> {
  await answerOf(page, `(${condition})(${JSON.stringify(given)})`, Number.POSITIVE_INFINITY)
}

/** Whether a condition in the page holds within `timeout` ms. */
export const comesTrue = (page: Page, condition: () => boolean, timeout: number): Promise<boolean> =>
  answerOf(page, `(${condition})()`, timeout)

/** Polls once per animation frame. Playwright's own waits would first send 350 KB of code to each document, twice. */
async function answerOf(page: Page, condition: string, timeout: number): Promise<boolean> {
  const end = performance.now() + timeout
  for (;;) {
    const left = end - performance.now()
    try {
      return await page.evaluate<boolean>(asked(condition, left))
    } catch (error) {
      if (left <= 0 || !isContextLost(error)) throw error
    }
  }
}

/** Whether an evaluation failed because another document has replaced the page's. */
const isContextLost = (error: unknown): boolean => String(error).includes('Execution context was destroyed')

/** Waits for the document that a page took the visitor to: the browser first reports that the context is gone. */
export async function taken(page: Page, path: string, error: unknown): Promise<void> {
  const isElsewhere = ({ pathname }: URL) => pathname !== path
  if (isContextLost(error))
    await page.waitForURL(isElsewhere, { waitUntil: 'commit', timeout: 1000 }).catch(() => {})
}

/** The condition as source, since a policy may keep the page itself from evaluating it later. */
const asked = (condition: string, timeout: number): string => `new Promise((resolve, reject) => {
  const __name = (made) => made
  const end = performance.now() + ${timeout}
  const ask = () => {
    try {
      if (${condition}) resolve(true)
      else if (performance.now() >= end) resolve(false)
      else requestAnimationFrame(ask)
    } catch (error) {
      reject(error)
    }
  }
  ask()
})`
