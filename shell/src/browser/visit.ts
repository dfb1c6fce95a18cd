/** How this document was loaded: its request, navigation type and address. */
export const visit = (): PerformanceNavigationTiming | undefined =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]
