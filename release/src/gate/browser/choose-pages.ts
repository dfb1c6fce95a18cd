import type { ComposedPage, Composition } from '../../records/composition.ts'

/** A page, and whose it is. */
export interface PageOf extends ComposedPage {
  readonly part: string
}

/**
 * Of all pages so many at most, in turn from each folder of addresses: of many articles a few, of few pages each. Before
 * them come those that are asked for.
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
      folders.set(folder, [...(folders.get(folder) ?? []), { ...page, part }])
    }
  const queues = [...folders.values()]
  for (let turn = 0; chosen.length < most; turn++) {
    const next = queues.flatMap((queue) => queue.slice(turn, turn + 1))
    if (next.length === 0) break
    chosen.push(...next.slice(0, most - chosen.length))
  }
  return chosen
}

/** Where a page is opened: an address that names nothing, for the page that dynamic routes have for those. */
export const addressOf = ({ path, status }: ComposedPage): string =>
  status === 404 ? path.replace(/:\w+/g, 'no-such-page') : path
