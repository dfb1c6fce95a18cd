import { useSyncExternalStore } from 'react'

/** Whether the page is scrolled by more than so many pixels. The server's page is at its top. */
export const useScrolledPast = (pixels: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > pixels,
    () => false,
  )

function subscribe(onScroll: () => void): () => void {
  addEventListener('scroll', onScroll, { passive: true })
  return () => removeEventListener('scroll', onScroll)
}
