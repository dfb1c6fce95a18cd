import { placeEvent } from '@bridge/shared/place-event'
import { glide, goToElement, scrollToTop } from './scroll.ts'

/** Where this tab is. */
export interface Place {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  /** Passed to the navigation that led here. */
  readonly state: unknown
  /** Unique to each navigation, even to the same place. */
  readonly key: string
  /** Whether a link led here. Back, forward and jumps within the page are the browser's own. */
  readonly followed: boolean
}

export interface Places {
  readonly current: () => Place
  readonly subscribe: (listener: () => void) => () => void
}

export interface Navigation {
  readonly state?: unknown
  /** Replaces the current history entry. */
  readonly replace?: boolean
}

/** The tab's place in its history. */
export class TabPlaces implements Places {
  /** Without the query, because documents are prerendered without one and hydration must match. */
  #place: Place = { ...placeNow(false), search: '' }
  readonly #listeners = new Set<() => void>()
  readonly #onLeave: (place: Place, followed: boolean) => void
  #landed = false

  /**
   * Until React has hydrated the document's page, its query, links to itself and jumps within it are held back:
   * any update from above makes React drop the server's nodes, with what the visitor has opened or typed.
   */
  constructor(landed: Promise<void>, onLeave: (place: Place, followed: boolean) => void = () => {}) {
    this.#onLeave = onLeave
    addEventListener('popstate', () => this.#isKeptBack() || this.#arrive(false))
    landed.then(() => {
      this.#landed = true
      const { hash, search } = this.#place
      if (location.hash !== hash || location.search !== search) this.#arrive(false)
    })
  }

  current = (): Place => this.#place

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  navigate = (to: string, { state, replace = false }: Navigation = {}): void => {
    const entry: Entry = { key: Math.random().toString(36).slice(2), state }
    if (!enter(entry, to, replace)) location[replace ? 'replace' : 'assign'](to)
    else if (!this.#isKeptBack()) this.#arrive(true)
    else if (location.hash) glide(goToElement(location.hash.slice(1)))
    else scrollToTop()
  }

  #isKeptBack(): boolean {
    return !this.#landed && location.pathname === this.#place.pathname
  }

  #arrive(followed: boolean): void {
    byLink = followed
    count++
    if (location.pathname !== this.#place.pathname) this.#onLeave(this.#place, followed)
    this.#place = placeNow(followed)
    for (const listener of this.#listeners) listener()
    dispatchEvent(new Event(placeEvent))
  }
}

let byLink = false
let count = 0

/** Counts the arrivals at a place in this tab: the same number means the same visit. */
export const arrivals = (): number => count

/** Whether an in-app link led here; such a link goes to the top of a page or to an element in it. */
export const cameByLink = (): boolean => byLink

/** History state of our own navigations. */
type Entry = Pick<Place, 'key' | 'state'>

/**
 * Whether the history has accepted the entry. Browsers limit the rate of new entries (Safari: 100 in ten seconds), and
 * either throw on further ones or ignore them.
 */
function enter(entry: Entry, to: string, replace: boolean): boolean {
  try {
    if (replace) history.replaceState(entry, '', to)
    else history.pushState(entry, '', to)
  } catch {}
  return (history.state as Partial<Entry> | null)?.key === entry.key
}

function placeNow(followed: boolean): Place {
  const { pathname, search, hash } = location
  const { key = 'landed', state = null } = (history.state ?? {}) as Partial<Entry>
  return { pathname, search, hash, key, state, followed }
}

/** For the server, where the place never changes. */
export function onePlace(pathname: string): Places {
  const place: Place = { pathname, search: '', hash: '', state: null, key: 'landed', followed: false }
  return { current: () => place, subscribe: () => () => {} }
}
