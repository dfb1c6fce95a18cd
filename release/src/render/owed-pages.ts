import type { Params, Route } from '@bridge/shared/contract'
import { isDynamic, isOf, pathOf } from '@bridge/shared/route-path'
import { unwritable } from '@bridge/shared/xml'
import { mostAddresses } from '../paths/most-addresses.ts'
import { longestName, speaksForTheSite, unservable } from '../paths/paths.ts'
import { fileAddress } from '../records/composition.ts'
import { shown } from '../shape.ts'
import type { SentPage } from './protocol.ts'

/** The pages that a version must provide: every page of its own routes, once, and no other address. */
export class OwedPages {
  readonly #routes: readonly Route[]
  /** The shell's whole route table, in matching order. */
  readonly #table: readonly Route[]
  readonly #addresses = new Set<string>()
  readonly #open: Set<Route>

  constructor(routes: readonly Route[], table: readonly Route[]) {
    this.#routes = routes
    this.#table = table
    this.#open = new Set(routes)
  }

  /** A page's address and route, or why it is refused. */
  place({ index, params, head, files = {} }: SentPage): { path: string; route: Route } | { problem: string } {
    const route = this.#routes[index]
    if (!route) return { problem: 'sent a page that was not requested' }
    const isPattern = !head
    if (isPattern && !isDynamic(route.path)) return { problem: 'returned no head' }
    if (!hasParamsOf(route, params, isPattern))
      return { problem: `must have exactly the params of ${route.path}` }
    const path = isPattern ? route.path : pathOf(route.path, params)
    if (head?.feed && !Object.hasOwn(files, head.feed))
      return { problem: `names the feed ${shown(head.feed)} in head(), but files() does not return it` }
    const why = isPattern ? undefined : unservable(path)
    if (why) return { problem: `cannot be served: its path ${why}` }
    const shadow = isPattern ? undefined : this.#earlier(route, path)
    if (shadow)
      return { problem: `is unreachable: ${path} belongs to ${shadow.part}'s page '${shadow.page}'` }
    const long = Object.keys(files).find((name) => name.length > longestName)
    if (long)
      return { problem: `returned ${shown(long)}: a file's name must have at most ${longestName} characters` }
    const forAll = path === '/' && Object.keys(files).find(speaksForTheSite)
    if (forAll) return { problem: `returned /${forAll}, which speaks for the whole site` }
    const [odd] =
      Object.entries(files).find(([name, text]) => name.endsWith('.xml') && unwritable.test(text)) ?? []
    if (odd)
      return { problem: `returned ${odd} with a character that XML does not allow: no reader accepts it` }
    for (const address of [path, ...Object.keys(files).map((name) => fileAddress(path, name))]) {
      if (this.#addresses.has(address)) return { problem: `returned ${address} twice` }
      this.#addresses.add(address)
    }
    if (this.#addresses.size > mostAddresses)
      return {
        problem: `exceeds the version's limit of ${mostAddresses.toLocaleString('en')} addresses of pages and files`,
      }
    if (isPattern || !isDynamic(route.path)) this.#open.delete(route)
    return { path, route }
  }

  /** A route whose pages have not arrived. */
  get missing(): Route | undefined {
    const [first] = this.#open
    return first
  }

  #earlier(route: Route, path: string): Route | undefined {
    const shown = this.#table.find((other) => other === route || isOf(other.path, path))
    return shown === route ? undefined : shown
  }
}

/** Params must be those set by the route, plus one for each name in its path, except on the 404 page. */
function hasParamsOf({ path, params: set = {} }: Route, params: Params, isPattern: boolean): boolean {
  const named = isPattern ? [] : [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string)
  const wanted = new Set([...named, ...Object.keys(set)])
  return (
    Object.keys(params).length === wanted.size &&
    [...wanted].every((name) => Object.hasOwn(params, name)) &&
    Object.entries(set).every(([name, value]) => named.includes(name) || params[name] === value)
  )
}
