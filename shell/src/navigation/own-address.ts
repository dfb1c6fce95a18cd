import { onInteraction } from './on-interaction.ts'
import { roomToReturn } from './room-to-return.ts'

/**
 * History entries pushed by an app outlive a reload: going back to one then loads no document, and only an app could
 * show the other page. Until the app runs, this loads the document of the other address instead. The returned function
 * says whether the tab is still at this address, and leaves history to the app.
 */
export function keepToOwnAddress(): () => boolean {
  const { pathname } = location
  let isOwn = true
  window.onpopstate = () => {
    isOwn &&= location.pathname === pathname
    if (isOwn) return
    onInteraction(roomToReturn()) // the visitor may have stopped the load
    // Reloading keeps the scroll position, which the browser restores by the next frame at the latest.
    requestAnimationFrame(() => setTimeout(() => location.reload()))
  }
  return () => {
    if (isOwn) window.onpopstate = null
    return isOwn
  }
}
