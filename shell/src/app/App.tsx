import { useEffect, useSyncExternalStore } from 'react'
import { markCurrent } from '../layout/mark-current.ts'
import { PageOutlet, type PageSource } from '../loading/PageOutlet.tsx'
import { Toasts } from '../loading/Toasts.tsx'
import type { Navigation, Places } from '../navigation/place.ts'
import { useScrollOnNavigation } from '../navigation/use-scroll-on-navigation.ts'

export interface AppProps {
  readonly pages: PageSource
  readonly places: Places
  readonly navigate: (to: string, how?: Navigation) => void
  /** Browser only: wires the document's links to the app. */
  readonly onReady?: () => () => void
}

/** What React renders: the page in the layout's `<main>`. */
export function App({ pages, places, navigate, onReady }: AppProps) {
  const place = useSyncExternalStore(places.subscribe, places.current, places.current)
  useScrollOnNavigation(place)
  useEffect(() => markCurrent(place.pathname), [place.pathname])
  useEffect(() => onReady?.(), [onReady])
  return (
    <>
      <PageOutlet pages={pages} place={place} navigate={navigate} />
      <Toasts />
    </>
  )
}
