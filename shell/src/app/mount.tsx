import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { pageShown } from '../activation/page-shown.ts'
import { mainId } from '../layout/ids.ts'
import { layOutRest } from '../layout/lay-out-rest.ts'
import { markAlive } from '../layout/mark-alive.ts'
import { keepTranslated } from '../loading/keep-translated.ts'
import { keepTyped } from '../loading/keep-typed.ts'
import type { PageSource } from '../loading/PageOutlet.tsx'
import type { Pages } from '../loading/pages.ts'
import { leavePlace } from '../loading/restore-place.ts'
import { followLinks, type LinkedPages } from '../navigation/follow-links.ts'
import { landAtHash } from '../navigation/land-at-hash.ts'
import { TabPlaces } from '../navigation/place.ts'
import { App } from './App.tsx'

export type SitePages = PageSource & LinkedPages & Pick<Pages, 'land'>

/** Mounts the app in the layout's `<main>`, hydrating the prerendered page if there is one. */
export function mount(pages: SitePages, hasMoved: () => boolean): void {
  const main = document.getElementById(mainId) as HTMLElement
  landAtHash(hasMoved)
  const isTranslated = keepTranslated(main)
  const places = new TabPlaces(pageShown(), leavePlace)
  const { navigate } = places
  const onReady = () => {
    layOutRest().then(() => markAlive(main))
    return followLinks(pages, navigate)
  }
  const app = <App pages={pages} places={places} navigate={navigate} onReady={onReady} />
  const isPrerendered = main.firstChild !== null
  pages.land(location.pathname, isPrerendered ? keepPrerendered(main) : undefined)
  if (isPrerendered) {
    keepTyped(main)
    // in slices, so that presses are handled in between
    startTransition(() => void hydrateRoot(main, app, { onRecoverableError: reportUnless(isTranslated) }))
  } else createRoot(main).render(app)
}

/**
 * React re-renders a page that does not match its code, and reports it. If the visitor's browser has translated the
 * page, that is not a failure; an error in the page's own code still is.
 */
const reportUnless = (isTranslated: () => boolean) => (error: unknown) => {
  if (!isTranslated() || (error as Error).cause) reportError(error)
}

/** React discards the server's nodes if something above the page updates before its code has loaded. */
function keepPrerendered(main: Element): () => Node {
  const page = document.createDocumentFragment()
  page.append(...[...main.childNodes].map((node) => node.cloneNode(true)))
  return () => page.cloneNode(true)
}
