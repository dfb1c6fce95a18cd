import { visit } from '../browser/visit.ts'
import type { Pages } from './pages.ts'

/**
 * For a visitor who comes back, a browser takes the document from its cache, however old, and asks for nothing. The page
 * may have been rolled back since. Once the visitor has pressed something on it, it stays.
 */
export function checkOnReturn(pages: Pick<Pages, 'revisit'>): void {
  if (visit()?.type === 'back_forward' && !navigator.userActivation?.hasBeenActive)
    pages.revisit(location.pathname)
}
