/** How long to wait for an idle browser, in ms: a page that draws continuously on a slow phone is never idle. */
const patience = 1000
/** How long to wait, in ms, once a wait has timed out: the browser can still draw and handle presses between tasks. */
const impatience = 50

let timeout = patience

/**
 * Resolves when the browser is idle, or after a second at most; in WebKit, which lacks requestIdleCallback, after
 * a short delay.
 */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    const end = ({ didTimeout }: IdleDeadline) => {
      if (didTimeout) timeout = impatience
      resolve()
    }
    if (typeof requestIdleCallback === 'function') requestIdleCallback(end, { timeout })
    else setTimeout(resolve, 50)
  })
