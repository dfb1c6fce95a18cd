import { useEffect, useRef } from 'react'
import { forgetSecondClick } from './forget-second-click.ts'
import type { Place } from './place.ts'
import { arriveAtElement, goToElement, goToTop } from './scroll.ts'
import { scrollUntilThere } from './scroll-until-there.ts'

/** Following a link scrolls to the top, or to the element that its state or hash names. */
export function useScrollOnNavigation({ key, pathname, hash, state, followed }: Place): void {
  const before = useRef(pathname)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has its own key
  useEffect(() => {
    const isArrival = pathname !== before.current
    before.current = pathname
    if (!followed) return
    if (isArrival) forgetSecondClick()
    const target = (state as { target?: string } | null)?.target ?? hash.slice(1)
    const goTo = isArrival ? arriveAtElement : goToElement
    return scrollUntilThere(target ? goTo(target) : goToTop, isArrival)
  }, [key, followed, hash, state])
}
