import { savesData } from '../browser/connection.ts'
import { scrollToTop } from './scroll.ts'

type Navigate = (to: string) => void
type Pointed = Pick<Event, 'target'>

/** What a link needs to know of the pages that it may lead to. */
export interface LinkedPages {
  readonly knows: (pathname: string) => boolean
  /** Gets a page ready before anybody asks for it. */
  readonly prefetch: (pathname: string) => Promise<unknown>
  /** Tries once more to show a page that has failed. Returns whether it had. */
  readonly retry: (pathname: string) => boolean
}

/**
 * Turns clicks on plain links to pages of ours into in-app navigation, and gets a page ready when a link to it is
 * hovered, focused or touched. Content stays plain HTML: a link works before hydration and where a page's code fails.
 */
export function followLinks(pages: LinkedPages, navigate: Navigate): () => void {
  const follow = (event: MouseEvent) => {
    const url = plainClick(event) ? linkedPage(event, pages) : undefined
    if (!url) return
    const isHere = url.pathname === location.pathname && url.search === location.search
    if (isHere && url.hash) return // the browser jumps
    event.preventDefault()
    if (isHere) pages.retry(url.pathname) || scrollToTop()
    else navigate(url.pathname + url.search + url.hash)
  }
  const prepare = (event: Pointed) => {
    const url = savesData() ? undefined : linkedPage(event, pages)
    if (url) pages.prefetch(url.pathname).catch(() => {}) // the click will say what is wrong
  }
  document.addEventListener('click', follow)
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, prepare, { passive: true })
  prepare({ target: document.querySelector('a:hover') }) // the pointer may have been there first
  return () => {
    document.removeEventListener('click', follow)
    for (const type of ['pointerover', 'focusin', 'touchstart']) document.removeEventListener(type, prepare)
  }
}

const plainClick = (event: MouseEvent): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey

/** A link knows the parts of its address; one that cannot be read has no origin. */
function linkedPage(event: Pointed, pages: LinkedPages): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download')) return
  if (link.origin === location.origin && pages.knows(link.pathname)) return link
}
