import { useEffect } from 'react'
import type { Place } from './place.ts'
import { scrollToElement, scrollToTop } from './scroll.ts'

/** How long after a navigation to look for the element that it names, and how often while its page still loads. */
const delay = 100
const giveUpAfter = 10_000

/** Following a link scrolls to the top, or to the element that its state or hash names. */
export function useScrollOnNavigation({ key, hash, state, followed }: Place): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation has a key of its own, also to the same place
  useEffect(() => {
    if (!followed) return
    const target = (state as { target?: string } | null)?.target ?? hash.slice(1)
    if (!target) return scrollToTop()
    const started = performance.now()
    const timer = setInterval(() => {
      if (scrollToElement(target) || performance.now() - started > giveUpAfter) clearInterval(timer)
    }, delay)
    return () => clearInterval(timer)
  }, [key, followed, hash, state])
}
