import { scrollBehaviour } from './scroll.ts'
import { stopForPresses } from './stop-for-presses.ts'

/** In ms: by then a browser has begun to scroll, and goes on as it began. */
const begun = 300

/**
 * A link to a place within the page scrolls there smoothly. All else that browsers scroll to is immediate, above
 * all where the visitor had been, on going back: until they are there, presses would hit something else.
 */
export function glideWithinPage(): void {
  const { style } = document.documentElement
  const end = () => {
    style.scrollBehavior = ''
  }
  addEventListener('click', ({ target, defaultPrevented }) => {
    if (defaultPrevented || !(target instanceof Element && target.closest('a[href*="#"]'))) return
    style.scrollBehavior = scrollBehaviour() // 'instant' is no value of the property
    stopForPresses()
    addEventListener('scroll', end, { once: true })
    setTimeout(end, begun)
  })
}
