import { placeEvent } from './place-event.ts'

/** A query that the browser has not accepted yet, and the address that it was meant for. */
let asked: { readonly at: string; readonly search: string } | undefined

/** The tab's query, as typed or chosen. */
export const currentQuery = (): string => (asked?.at === location.href ? asked.search : location.search)

/** Puts what a visitor has typed or chosen into the query, replacing the entry in the tab's history. */
export function replaceQuery(key: string, value: string): void {
  const url = new URL(location.href)
  url.search = currentQuery()
  if (value) url.searchParams.set(key, value)
  else url.searchParams.delete(key)
  write(url)
  dispatchEvent(new Event(placeEvent))
}

/**
 * Browsers accept a limited number of changes (Safari: about 100 in ten seconds), and either throw on further ones or
 * ignore them.
 */
function write(url: URL): void {
  const at = location.href
  try {
    history.replaceState(history.state, '', url)
  } catch {}
  asked = location.href === url.href ? undefined : { at, search: url.search }
  if (!asked) return
  const later = asked
  setTimeout(() => {
    if (asked === later && location.href === at) write(url)
  }, 1000)
}
