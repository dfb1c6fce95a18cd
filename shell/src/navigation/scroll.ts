/** The browser makes a smooth scroll a jump for those who prefer reduced motion only if told so. */
export const scrollBehaviour = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'

// No expression body: newer browsers return a promise, which an effect must not return.
export const scrollToTop = (): void => {
  goToTop(scrollBehaviour())
}

export const goToTop = (behavior: ScrollBehavior): void => {
  window.scrollTo({ top: 0, behavior })
}

/** True if there is such an element. */
export function goToElement(id: string, behavior: ScrollBehavior): boolean {
  const element = document.getElementById(decodeURIComponent(id))
  element?.scrollIntoView({ behavior })
  return element !== null
}
