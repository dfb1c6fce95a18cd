import { savesData } from '../browser/connection.ts'
import { elementNamed, scrollToTop } from './scroll.ts'

type Navigate = (to: string) => void
type Pointed = Pick<Event, 'target'>

/** What links need from the pages that they may lead to. */
export interface LinkedPages {
  readonly knows: (pathname: string) => boolean
  /** Prepares a page before the visitor requests it. */
  readonly prefetch: (pathname: string) => Promise<unknown>
  /** Retries a page that has failed. Returns whether it had failed. */
  readonly retry: (pathname: string) => boolean
}

/**
 * Turns clicks on plain links to our pages into in-app navigation, and prefetches a page when a link to it is
 * hovered, focused or touched. Content stays plain HTML: links work before hydration and if a page's code fails.
 */
export function followLinks(pages: LinkedPages, navigate: Navigate): () => void {
  const follow = (event: MouseEvent) => {
    const url = plainClick(event) ? linkedPage(event, pages) : undefined
    if (!url) return
    const isHere = url.pathname === location.pathname && url.search === location.search
    if (isHere && url.hash && !isAwaited(url.hash)) return // the browser scrolls there
    event.preventDefault()
    if (isHere) pages.retry(url.pathname) || url.hash || scrollToTop()
    else navigate(url.pathname + url.search + url.hash)
  }
  const prepare = (event: Pointed) => {
    const url = savesData() ? undefined : linkedPage(event, pages)
    if (url) pages.prefetch(url.pathname).catch(() => {}) // the click will report the error
  }
  document.addEventListener('click', follow)
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, prepare, { passive: true })
  prepare({ target: document.querySelector('a:hover') }) // the pointer may already be on a link
  return () => {
    document.removeEventListener('click', follow)
    for (const type of ['pointerover', 'focusin', 'touchstart']) document.removeEventListener(type, prepare)
  }
}

/** While a page is still loading, scroll-until-there.ts scrolls it to its anchor. */
const isAwaited = (hash: string): boolean => hash === location.hash && !elementNamed(hash.slice(1))

const plainClick = (event: MouseEvent): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey

/** A link element exposes its parsed URL; an invalid URL has no origin. */
function linkedPage(event: Pointed, pages: LinkedPages): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download')) return
  if (link.origin === location.origin && pages.knows(link.pathname)) return link
}
