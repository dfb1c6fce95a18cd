import { decoded } from '@bridge/shared/match-route'
import { stopForPresses } from './stop-for-presses.ts'

/** The browser makes a smooth scroll a jump for those who prefer reduced motion only if told so. */
export const scrollBehaviour = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'

export const scrollToTop = (): void => {
  goToTop(scrollBehaviour())
}

/** Scrolls to a goal, if it is there. On another page than before a press must not end it halfway. */
export type GoTo = (behaviour: ScrollBehavior, isArrival?: boolean) => boolean

/** There always is a top. */
export const goToTop: GoTo = (behavior, isArrival) => {
  const go = (how: ScrollBehavior) => window.scrollTo({ top: 0, behavior: how })
  go(behavior)
  if (behavior === 'smooth') stopForPresses(isArrival ? () => go('instant') : undefined)
  return true
}

/** Browsers, too, look for the name as it is first. */
export const goToElement =
  (id: string): GoTo =>
  (behavior, isArrival) => {
    const element = document.getElementById(id) ?? document.getElementById(decoded(id))
    element?.scrollIntoView({ behavior })
    if (element && behavior === 'smooth')
      stopForPresses(isArrival ? () => element.scrollIntoView({ behavior: 'instant' }) : undefined)
    return element !== null
  }
