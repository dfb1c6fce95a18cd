import { visit } from '../browser/visit.ts'
import type { Pages } from './pages.ts'

/**
 * When a visitor returns, browsers take the document from their cache without a request, even a very old one. The page
 * may have been rolled back since. Once the visitor has pressed something on it, it stays.
 */
export function checkOnReturn(pages: Pick<Pages, 'revisit'>): void {
  if (visit()?.type === 'back_forward' && !navigator.userActivation?.hasBeenActive)
    pages.revisit(location.pathname)
}
