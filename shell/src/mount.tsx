import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { mainId } from './layout/ids.ts'
import { markAlive } from './layout/mark-alive.ts'
import type { PageSource } from './loading/PageOutlet.tsx'
import { followLinks, type LinkedPages } from './navigation/follow-links.ts'
import { TabPlaces } from './navigation/place.ts'

/** Brings the app into the layout's `<main>`, over a prerendered page where there is one. */
export function mount(pages: PageSource & LinkedPages, onPrerendered?: (main: Element) => void): void {
  const main = document.getElementById(mainId) as HTMLElement
  const places = new TabPlaces()
  const { navigate } = places
  const onReady = () => {
    markAlive(main)
    return followLinks(pages, navigate)
  }
  const app = <App pages={pages} places={places} navigate={navigate} onReady={onReady} />
  if (main.firstChild) {
    onPrerendered?.(main)
    hydrateRoot(main, app)
  } else createRoot(main).render(app)
}
