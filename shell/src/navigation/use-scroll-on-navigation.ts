import { useEffect } from 'react'
import type { Place } from './place.ts'
import { goToElement, goToTop, scrollToTop } from './scroll.ts'
import { untilThere } from './until-there.ts'

/** Following a link scrolls to the top, or to the element that its state or hash names. */
export function useScrollOnNavigation({ key, hash, state, followed }: Place): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation has a key of its own, also to the same place
  useEffect(() => {
    if (!followed) return
    const target = (state as { target?: string } | null)?.target ?? hash.slice(1)
    if (target) return untilThere((behaviour) => goToElement(target, behaviour))
    scrollToTop()
    return untilThere(goToTop)
  }, [key, followed, hash, state])
}
