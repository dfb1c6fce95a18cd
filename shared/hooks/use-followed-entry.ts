import { type RefObject, useEffect } from 'react'

/** Room above and below the current entry, to keep its neighbours visible and clickable. */
const margin = 64

/** The scroll position that brings `top` to `bottom` into view with the least movement. */
export const scrolledToShow = (
  scrolled: number,
  height: number,
  { top, bottom }: { readonly top: number; readonly bottom: number },
): number => Math.max(bottom + margin - height, Math.min(scrolled, top - margin))

/**
 * Exposes the current item's place to its list's styles as `--followed-top` and `--followed-scale`, relative
 * to the first item, and scrolls the surrounding box, never the page, to keep the item in view.
 */
export function useFollowedEntry(box: RefObject<HTMLElement | null>, current: number): void {
  useEffect(() => {
    const scroller = box.current
    const list = scroller?.querySelector('ol')
    if (!scroller || !list) return

    const follow = () => {
      const [first, item] = [list.children[0], list.children[current]] as (HTMLElement | undefined)[]
      if (!first?.offsetHeight || !item) return // hidden on this screen
      const { offsetTop: top, offsetHeight: height } = item
      const scrollTop = scrolledToShow(scroller.scrollTop, scroller.clientHeight, {
        top,
        bottom: top + height,
      })
      const [from, to] = [first.getBoundingClientRect(), item.getBoundingClientRect()]
      list.style.setProperty('--followed-top', `${to.top - from.top}px`)
      list.style.setProperty('--followed-scale', `${to.height / from.height}`)
      scroller.scrollTop = scrollTop
    }
    // Fires at the start and after each resize, when layout is up to date: reading it costs nothing.
    const sizes = new ResizeObserver(follow)
    sizes.observe(list)
    sizes.observe(scroller)
    return () => sizes.disconnect()
  }, [box, current])
}
