import { onInteraction } from './on-interaction.ts'
import { approach, type GoTo, goToTop, scrollBehaviour } from './scroll.ts'
import { keepPress } from './stop-for-presses.ts'

/** In ms: the polling interval, and the time limits for the target to appear and for the scroll to end. */
const interval = 100
const longestLoad = 10_000
const longestScroll = 3000

let gliding = () => false

/** Whether the page is still scrolling to where a link led. */
export const isGliding = (): boolean => gliding()

/**
 * Scrolls as soon as the target exists, and again if the scroll ends elsewhere: a busy browser may lose a smooth scroll
 * when the page's height changes. Any interaction ends this; so does a later scroll away from the target, because
 * scroll bars and assistive tools fire no other event. Until the target exists, only scrolling ends this, because many
 * visitors double-click links. Returns a function that ends it.
 */
export function scrollUntilThere(go: GoTo, isArrival = false): () => void {
  let last = performance.now() + longestLoad
  let isOnItsWay = false
  let before = Number.NaN
  let heightWhenThere: number | undefined
  const begin = () => {
    if (!(isArrival ? approach(go) : go(scrollBehaviour()))) return
    isOnItsWay = true
    last = performance.now() + longestScroll
  }
  begin()
  gliding = () => isOnItsWay && heightWhenThere === undefined
  if (isArrival && !isOnItsWay) goToTop('instant') // rather than where the previous page had been scrolled to
  const timer = setInterval(() => {
    const height = document.documentElement.scrollHeight
    const isThere = height === heightWhenThere
    if (performance.now() > last || (isThere && scrollY !== before)) return end()
    if (!isOnItsWay) begin()
    else if (!isThere && scrollY === before) {
      go('instant')
      if (scrollY === before) heightWhenThere = height
    }
    before = scrollY
  }, interval)
  const listen = (): (() => void) =>
    onInteraction((event) => {
      if (!isOnItsWay && !scrolls(event)) {
        stopListening = listen()
        return
      }
      end()
      if (heightWhenThere !== undefined) return
      const jump = () => void (isArrival && go('instant')) // an arriving page is read from its target onwards
      if (event instanceof PointerEvent) keepPress(event, jump)
      else if (event.type !== 'wheel') jump() // browsers let a wheel take over a smooth scroll; a jump would end that
    })
  let stopListening = listen()
  const end = () => {
    isOnItsWay = false
    clearInterval(timer)
    stopListening()
  }
  return end
}

const scrolls = (event: Event): boolean =>
  event.type === 'wheel' || (event instanceof KeyboardEvent && /^(Arrow|Page|Home|End| )/.test(event.key))
