import { scrollBehaviour } from './scroll.ts'

/** How often to look, and how long at most: for an element of a page that still loads, and for the end of a scroll; in ms. */
const interval = 100
const longestLoad = 10_000
const longestScroll = 3000

const signs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls as soon as it can, and again where that comes to rest elsewhere: a busy browser may lose a smooth scroll's way
 * when the page changes its height meanwhile. A visitor who does anything is left alone. Returns what ends it.
 */
export function untilThere(scroll: (behaviour: ScrollBehavior) => boolean): () => void {
  let last = performance.now() + longestLoad
  let isOnItsWay = false
  let before = scrollY
  const timer = setInterval(() => {
    const now = performance.now()
    if (now > last) return end()
    if (isOnItsWay && scrollY === before) scroll('instant')
    else if (!isOnItsWay && scroll(scrollBehaviour())) {
      isOnItsWay = true
      last = now + longestScroll
    }
    before = scrollY
  }, interval)
  const end = () => {
    clearInterval(timer)
    for (const sign of signs) removeEventListener(sign, end, true)
  }
  for (const sign of signs) addEventListener(sign, end, { capture: true, passive: true })
  return end
}
