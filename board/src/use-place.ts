import { useSyncExternalStore } from 'react'

export interface Compared {
  readonly part: string
  readonly from: string
  readonly to: string
}

const follow = (changed: () => void) => {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

/** The versions to compare, from the address's hash: Back leaves the comparison, and a link can lead to it. */
export function usePlace(): Compared | undefined {
  const place = new URLSearchParams(useSyncExternalStore(follow, () => location.hash.slice(1)))
  const [part, from, to] = ['part', 'from', 'to'].map((name) => place.get(name))
  return part && from && to ? { part, from, to } : undefined
}

export const placeOf = ({ part, from, to }: Compared): string => `#${new URLSearchParams({ part, from, to })}`
