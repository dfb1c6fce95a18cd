/** How long to wait for an idle browser, in ms: a page that draws continuously on a slow phone is never idle. */
const timeout = 1000

/**
 * Resolves when the browser is idle, a second from now at the latest; in WebKit, which lacks requestIdleCallback, after
 * a short delay.
 */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout })
    else setTimeout(resolve, 50)
  })
