import { navigationTiming } from '../browser/navigation-timing.ts'
import type { Pages } from './pages.ts'

/**
 * When a visitor returns, browsers show the document without a request: from the HTTP cache, however old, or from the
 * back/forward cache, with its code still running. The page may have been rolled back since. A page
 * on which the visitor has already pressed something is kept.
 */
export function checkOnReturn(pages: Pick<Pages, 'revisit'>): void {
  if (navigationTiming()?.type === 'back_forward' && !navigator.userActivation?.hasBeenActive)
    pages.revisit(location.pathname)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) pages.revisit(location.pathname)
  })
}
