import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { scrollToElement, scrollToTop } from './scroll.ts'

/** How long after a navigation to look for the element that it names, and how often while its page still loads. */
const delay = 100
const giveUpAfter = 10_000

/**
 * A navigation scrolls to the top, or to the element that its state or hash names. Going back or forward and jumps
 * within the page are the browser's own.
 */
export function useScrollOnNavigation(): void {
  const { key, hash, state } = useLocation()
  const type = useNavigationType()

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation has a key of its own, also to the same place
  useEffect(() => {
    if (type === 'POP') return
    const target = (state as { target?: string } | null)?.target ?? hash.slice(1)
    if (!target) return scrollToTop()
    const started = performance.now()
    const timer = setInterval(() => {
      if (scrollToElement(target) || performance.now() - started > giveUpAfter) clearInterval(timer)
    }, delay)
    return () => clearInterval(timer)
  }, [key, type, hash, state])
}
