/** How this document was loaded: its request, navigation type and address. */
export const navigationTiming = (): PerformanceNavigationTiming | undefined =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]
