import { decoded } from './match-route.ts'
import { stopForPresses } from './stop-for-presses.ts'

/** The browser makes a smooth scroll a jump for those who prefer reduced motion only if told so. */
export const scrollBehaviour = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'

export const scrollToTop = (): void => {
  goToTop(scrollBehaviour())
}

/** Says so, as `goToElement` does: there always is a top. */
export function goToTop(behavior: ScrollBehavior): boolean {
  window.scrollTo({ top: 0, behavior })
  stopForPresses()
  return true
}

/** True if there is such an element: browsers, too, look for the name as it is first. */
export function goToElement(id: string, behavior: ScrollBehavior): boolean {
  const element = document.getElementById(id) ?? document.getElementById(decoded(id))
  if (!element) return false
  element.scrollIntoView({ behavior })
  stopForPresses()
  return true
}
