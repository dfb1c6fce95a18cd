/** How this document came: by which request and way, for which address. */
export const visit = (): PerformanceNavigationTiming | undefined =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]
