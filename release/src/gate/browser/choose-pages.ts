import type { Route } from '@bridge/shared/contract'
import { matchRoute, pathWith } from '@bridge/shared/route-path'
import type { ComposedPage, Composition } from '../../records/composition.ts'

/** A page and the part that it belongs to. */
export interface PageOf extends ComposedPage {
  readonly part: string
}

/**
 * Chooses at most `most` pages, round-robin over folders of addresses: a few of many articles, but every page
 * of a small part. Those in `first` are always included, even beyond `most`, before all others.
 */
export function choosePages(
  compositions: readonly Composition[],
  most: number,
  first: ReadonlySet<string> = new Set(),
): PageOf[] {
  const chosen: PageOf[] = []
  const folders = new Map<string, PageOf[]>()
  for (const { part, pages } of compositions)
    for (const page of pages) {
      if (first.has(addressOf(page))) {
        chosen.push({ ...page, part })
        continue
      }
      const folder = `${part}${page.path.replace(/[^/]*$/, '')}`
      const known = folders.get(folder)
      if (known) known.push({ ...page, part })
      else folders.set(folder, [{ ...page, part }])
    }
  const queues = [...folders.values()]
  for (let turn = 0; chosen.length < most; turn++) {
    const next = queues.flatMap((queue) => queue.slice(turn, turn + 1))
    if (next.length === 0) break
    chosen.push(...next.slice(0, most - chosen.length))
  }
  return chosen
}

/** Pages that differ only in their params and content share a module. */
export function firstOfEachModule(pages: readonly PageOf[], routes: readonly Route[]): PageOf[] {
  const first = new Map<string, PageOf>()
  for (const page of pages) {
    const route = matchRoute(routes, addressOf(page))?.route
    const module = `${page.part} ${route?.page ?? page.path} ${page.status}`
    if (!first.has(module)) first.set(module, page)
  }
  return [...first.values()]
}

/** Where to open a page; for a dynamic route's 404 page, an address that does not exist. */
export const addressOf = ({ path, status }: ComposedPage): string =>
  status === 404 ? pathWith(path, 'no-such-page') : path
