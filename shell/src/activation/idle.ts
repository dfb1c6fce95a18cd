/** Resolves when the browser is idle, or after a short delay in WebKit, which cannot tell. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve())
    else setTimeout(resolve, 50)
  })
