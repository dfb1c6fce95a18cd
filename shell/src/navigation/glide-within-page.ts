import { scrollBehaviour } from './scroll.ts'
import { stopForPresses } from './stop-for-presses.ts'

/** How long a browser may take to begin to scroll, in ms: from then on, it no longer reads the property. */
const begun = 300

/**
 * Links within the page scroll smoothly. Any other scroll is immediate, especially the one back to where the visitor
 * was reading: presses during it would hit something else.
 */
export function glideWithinPage(): void {
  const { style } = document.documentElement
  const end = () => {
    style.scrollBehavior = ''
  }
  addEventListener('click', ({ target, defaultPrevented }) => {
    if (defaultPrevented || !(target instanceof Element && target.closest('a[href*="#"]'))) return
    style.scrollBehavior = scrollBehaviour() // the property does not accept 'instant'
    stopForPresses()
    addEventListener('scroll', end, { once: true })
    setTimeout(end, begun)
  })
}
