import { markLanding } from '../navigation/land-at-hash.ts'
import { arrivals, cameByLink } from '../navigation/place.ts'

/** How long a load counts as under way, in ms: by then the visitor may have stopped it and may try again. */
const longestLeave = 1000

let leftAfter: number | undefined

/**
 * Replaces the running app with the document of the current address, which is already the new one. A reload
 * keeps the scroll position; after a link, the document starts where the link points.
 */
export function loadDocument(): void {
  if (leftAfter === arrivals()) return
  leftAfter = arrivals()
  setTimeout(() => {
    leftAfter = undefined
  }, longestLeave)
  if (cameByLink()) {
    window.scrollTo({ top: 0, behavior: 'instant' })
    if (location.hash) markLanding()
  }
  location.reload()
}
