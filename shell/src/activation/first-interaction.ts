import { interactions } from './interactions.ts'

/** Resolves when the visitor points, touches, scrolls or types, or has arrived at an anchor. */
export const firstInteraction = new Promise<void>((resolve) => {
  const seen = () => {
    for (const type of interactions) removeEventListener(type, seen, true)
    resolve()
  }
  for (const type of interactions) addEventListener(type, seen, { passive: true, capture: true })
  if (location.hash) seen()
})
