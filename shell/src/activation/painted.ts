/** When something is on the screen; on a slow machine that is long after a frame's scripts have run. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
  })
