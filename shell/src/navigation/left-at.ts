import type { Place } from './place.ts'
import type { GoTo } from './scroll.ts'

/** How far down pages were left at places that name an element of theirs. */
const left = new Map<string, number>()

const nameOf = ({ key, pathname, hash }: Place): string => `${key} ${pathname}${hash}`

export function leaveScroll(place: Place): void {
  if (place.hash) left.set(nameOf(place), scrollY)
}

/** For whoever goes back or forward: within an app, Chromium goes to the element, and not to where they read. */
export function whereLeft(place: Place): GoTo | undefined {
  const top = left.get(nameOf(place))
  if (top === undefined) return
  return () => {
    window.scrollTo({ top, behavior: 'instant' })
    return true
  }
}
