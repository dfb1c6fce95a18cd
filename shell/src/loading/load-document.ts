import { markLanding } from '../navigation/land-at-hash.ts'
import { arrivals, cameByLink } from '../navigation/place.ts'

/** In ms: a visitor may have stopped it by then, and ask again. */
const longestLeave = 1000

let leftAfter: number | undefined

/**
 * Leaves this tab's code behind: the address is already the new one. A reload stays where the page is scrolled to; after a
 * link it begins where the link leads.
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
