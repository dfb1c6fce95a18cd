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

/** True if there is such an element. */
export function goToElement(id: string, behavior: ScrollBehavior): boolean {
  const element = document.getElementById(decodeURIComponent(id))
  element?.scrollIntoView({ behavior })
  stopForPresses()
  return element !== null
}

/** In ms; browsers are there sooner. */
const longestGlide = 1000
let gliding: ReturnType<typeof setTimeout> | undefined

/** A page that glides would carry off what is under the finger before it is up again: it stops where it is pressed. */
export function stopForPresses(): void {
  clearTimeout(gliding)
  addEventListener('pointerdown', stop, listening)
  gliding = setTimeout(() => removeEventListener('pointerdown', stop, listening), longestGlide)
}

const listening = { capture: true, passive: true, once: true } as const

/** Once more in the next frame, as the browser may have glided on meanwhile; what the press leads to comes later. */
function stop(): void {
  const here = { left: scrollX, top: scrollY, behavior: 'instant' } as const
  scrollTo(here)
  const again = requestAnimationFrame(() => scrollTo(here))
  addEventListener('click', () => cancelAnimationFrame(again), listening)
}
