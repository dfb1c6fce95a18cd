import { decoded } from '@bridge/shared/route-path'
import { stopForPresses } from './stop-for-presses.ts'

/** Browsers scroll smoothly from script even if the visitor prefers reduced motion. */
export const scrollBehaviour = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'

/** Scrolls to a target; returns whether it exists. */
export type GoTo = (behaviour: ScrollBehavior) => boolean

/** Scrolls within a page. On arrival at another, a press must not end the scroll halfway (scroll-until-there.ts). */
export function glide(go: GoTo): void {
  go(scrollBehaviour())
  stopForPresses()
}

/** On arrival at a page, the scroll is smooth only for its last screenful: if anything stops it, the target is near. */
export function approach(go: GoTo): boolean {
  const from = scrollY
  if (!go('instant')) return false
  const way = from - scrollY
  const left = Math.sign(way) * Math.min(Math.abs(way), innerHeight)
  scrollBy({ top: left, behavior: 'instant' })
  return go(scrollBehaviour())
}

/** Ends a smooth scroll too, which continues for a frame after it is told to stop. */
export function jumpTo(top: number): void {
  const jump = () => scrollTo({ top, behavior: 'instant' })
  jump()
  requestAnimationFrame(() => {
    jump()
    requestAnimationFrame(jump)
  })
}

/** The top always exists. Unlike scrollTo, this also moves a pinch-zoomed window there. */
export const goToTop: GoTo = (behavior) => {
  document.documentElement.scrollIntoView({ behavior })
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

/** Scrolls to an element of a new page. The page has the focus; Tab and screen readers continue from the element. */
export const arriveAtElement =
  (id: string): GoTo =>
  (behavior) => {
    const isThere = goToElement(id)(behavior)
    if (document.activeElement?.matches('main, body')) goOnFrom(elementNamed(id))
    return isThere
  }

/** Browsers continue from where the focus last was, even if the element cannot keep it. */
function goOnFrom(element: HTMLElement | null): void {
  if (!element || element.hasAttribute('tabindex')) return
  element.tabIndex = -1
  element.focus({ preventScroll: true })
  element.removeAttribute('tabindex')
}
