import { type RefObject, useEffect } from 'react'

/** Room above and below the current entry, so that its neighbours can be seen and clicked. */
const margin = 64

/** Where a scroller has to stand for what it holds from `top` to `bottom` to be in view: it moves as little as it can. */
export const scrolledToShow = (
  scrolled: number,
  height: number,
  { top, bottom }: { readonly top: number; readonly bottom: number },
): number => Math.max(bottom + margin - height, Math.min(scrolled, top - margin))

/**
 * Tells a list's style where its current item is, as `--followed-top` and `--followed-scale`, both relative to the
 * first item; and scrolls the box around it, never the page, so that the item is in view.
 */
export function useFollowedEntry(box: RefObject<HTMLElement | null>, current: number): void {
  useEffect(() => {
    const scroller = box.current
    const list = scroller?.querySelector('ol')
    if (!scroller || !list) return

    const follow = () => {
      const [first, item] = [list.children[0], list.children[current]] as (HTMLElement | undefined)[]
      if (!first?.offsetHeight || !item) return // not shown on this screen
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
    // Reports once at the start and after each change of size, when the layout is known: reading it costs nothing.
    const sizes = new ResizeObserver(follow)
    sizes.observe(list)
    sizes.observe(scroller)
    return () => sizes.disconnect()
  }, [box, current])
}
