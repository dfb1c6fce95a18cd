import { decoded } from '@bridge/shared/match-route'
import { stopForPresses } from './stop-for-presses.ts'

/** The browser makes a smooth scroll a jump for those who prefer reduced motion only if told so. */
export const scrollBehaviour = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'

/** Scrolls to a goal, if it is there. */
export type GoTo = (behaviour: ScrollBehavior) => boolean

/** Within a page. On the way to another one a press must not end it halfway (until-there.ts). */
export function glide(go: GoTo): void {
  go(scrollBehaviour())
  stopForPresses()
}

/** There always is a top. */
export const goToTop: GoTo = (behavior) => {
  window.scrollTo({ top: 0, behavior })
  return true
}

export const scrollToTop = (): void => glide(goToTop)

/** Browsers, too, look for the name as it is first. */
export const goToElement =
  (id: string): GoTo =>
  (behavior) => {
    const element = document.getElementById(id) ?? document.getElementById(decoded(id))
    element?.scrollIntoView({ behavior })
    return element !== null
  }
