import { onInteraction } from './on-interaction.ts'
import { type GoTo, scrollBehaviour } from './scroll.ts'
import { keepPress } from './stop-for-presses.ts'

/** How often to look, and how long at most: for an element of a page that still loads, and for the end of a scroll; in ms. */
const interval = 100
const longestLoad = 10_000
const longestScroll = 3000

/**
 * Scrolls as soon as it can, and again where that comes to rest elsewhere: a busy browser may lose a smooth scroll's way
 * when the page changes its height meanwhile. A visitor who does anything is left alone, at once where another page has
 * come: it is read from there on. So is whoever moves the page once it is there, as scroll bars and assistive tools do
 * without a sign. Returns what ends it.
 */
export function untilThere(go: GoTo, isArrival = false): () => void {
  let last = performance.now() + longestLoad
  let isOnItsWay = false
  let before = scrollY
  let heightWhenThere: number | undefined
  const timer = setInterval(() => {
    const now = performance.now()
    const height = document.documentElement.scrollHeight
    const isThere = height === heightWhenThere
    if (now > last || (isThere && scrollY !== before)) return end()
    if (isOnItsWay && !isThere && scrollY === before) {
      go('instant')
      if (scrollY === before) heightWhenThere = height
    } else if (!isOnItsWay && go(scrollBehaviour())) {
      isOnItsWay = true
      last = now + longestScroll
    }
    before = scrollY
  }, interval)
  const stopListening = onInteraction((event) => {
    end()
    if (heightWhenThere !== undefined) return
    if (isArrival && event.type !== 'wheel') go('instant') // browsers let a wheel take a glide over, and a jump would end its turn
    if (event instanceof PointerEvent) keepPress(event)
  })
  const end = () => {
    clearInterval(timer)
    stopListening()
  }
  return end
}
