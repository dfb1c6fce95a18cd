import { decoded } from '@bridge/shared/route-path'
import { stopForPresses } from './stop-for-presses.ts'

/** Browsers scroll smoothly from script even if the visitor prefers reduced motion. */
export const scrollBehaviour = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'

/** Scrolls to a target; returns whether it exists. */
export type GoTo = (behaviour: ScrollBehavior) => boolean

/** Within a page. On arrival at another one, a press must not end the scroll halfway (until-there.ts). */
export function glide(go: GoTo): void {
  go(scrollBehaviour())
  stopForPresses()
}

/** The top always exists. */
export const goToTop: GoTo = (behavior) => {
  window.scrollTo({ top: 0, behavior })
  return true
}

export const scrollToTop = (): void => glide(goToTop)

/** Like browsers, tries the id before decoding it. */
export const elementNamed = (id: string): HTMLElement | null =>
  document.getElementById(id) ?? document.getElementById(decoded(id))

export const goToElement =
  (id: string): GoTo =>
  (behavior) => {
    const element = elementNamed(id)
    element?.scrollIntoView({ behavior })
    return element !== null
  }
