import { onInteraction } from './on-interaction.ts'
import { type GoTo, scrollBehaviour } from './scroll.ts'
import { keepPress } from './stop-for-presses.ts'

/** In ms: the polling interval, and the longest waits for a target to load and for a scroll to end. */
const interval = 100
const longestLoad = 10_000
const longestScroll = 3000

/**
 * Scrolls as soon as the target exists, and again if the scroll comes to rest elsewhere: a busy browser may
 * lose track of a smooth scroll when the page's height changes. Any interaction ends it; on arrival at
 * another page it first jumps to the target, where reading starts. Once there, any movement of the page ends
 * it too: scroll bars and assistive tools fire no such event. Returns a function that ends it.
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
    // A wheel takes over a smooth scroll, and a jump would cut it short.
    if (isArrival && event.type !== 'wheel') go('instant')
    if (event instanceof PointerEvent) keepPress(event)
  })
  const end = () => {
    clearInterval(timer)
    stopListening()
  }
  return end
}
