/** Resolves at the first paint, which on a slow machine comes long after a frame's scripts have run. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
  })
