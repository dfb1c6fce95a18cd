import type { Params, Route } from '@bridge/shared/contract'
import { unwritable } from '@bridge/shared/xml'
import { fileAddress } from '../records/composition.ts'
import { isDynamic, isOf, pathOf, speaksForTheSite, unservable } from '../routes/paths.ts'
import { shown } from '../shape.ts'
import type { SentPage } from './protocol.ts'

/** The pages that a version owes: those of its own routes, each once, and no other address. */
export class OwedPages {
  readonly #routes: readonly Route[]
  /** All that the shell shows, in the order in which it looks. */
  readonly #table: readonly Route[]
  readonly #addresses = new Set<string>()
  readonly #open: Set<Route>

  constructor(routes: readonly Route[], table: readonly Route[]) {
    this.#routes = routes
    this.#table = table
    this.#open = new Set(routes)
  }

  /** Where a page stands, or why it cannot. */
  place({ index, params, head, files = {} }: SentPage): { path: string; route: Route } | { problem: string } {
    const route = this.#routes[index]
    if (!route) return { problem: 'gives a page that nobody has asked for' }
    const isPattern = !head
    if (isPattern && !isDynamic(route.path)) return { problem: 'gives no head' }
    if (!hasParamsOf(route, params, isPattern))
      return { problem: `gives other params than ${route.path} has` }
    const path = isPattern ? route.path : pathOf(route.path, params)
    if (head?.feed && !Object.hasOwn(files, head.feed))
      return { problem: `names the feed ${shown(head.feed)} in its head(), which files() does not give` }
    const why = isPattern ? undefined : unservable(path)
    if (why) return { problem: `cannot be served: its path ${why}` }
    const shadow = isPattern ? undefined : this.#earlier(route, path)
    if (shadow)
      return { problem: `cannot be reached: ${path} is a path of ${shadow.part}'s page '${shadow.page}'` }
    const forAll = path === '/' && Object.keys(files).find(speaksForTheSite)
    if (forAll) return { problem: `gives /${forAll}, which speaks for the whole site` }
    const [odd] =
      Object.entries(files).find(([name, text]) => name.endsWith('.xml') && unwritable.test(text)) ?? []
    if (odd) return { problem: `gives ${odd} with a sign that XML has no way to write: no reader takes it` }
    for (const address of [path, ...Object.keys(files).map((name) => fileAddress(path, name))]) {
      if (this.#addresses.has(address)) return { problem: `gives ${address} twice` }
      this.#addresses.add(address)
    }
    if (isPattern || !isDynamic(route.path)) this.#open.delete(route)
    return { path, route }
  }

  /** A page that has not come. */
  get missing(): Route | undefined {
    const [first] = this.#open
    return first
  }

  #earlier(route: Route, path: string): Route | undefined {
    const shown = this.#table.find((other) => other === route || isOf(other.path, path))
    return shown === route ? undefined : shown
  }
}

/** Those that the route sets, and, but for the page of its pattern, one for each name in its path. */
function hasParamsOf({ path, params: set = {} }: Route, params: Params, isPattern: boolean): boolean {
  const named = isPattern ? [] : [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string)
  const wanted = new Set([...named, ...Object.keys(set)])
  return (
    Object.keys(params).length === wanted.size &&
    [...wanted].every((name) => Object.hasOwn(params, name)) &&
    Object.entries(set).every(([name, value]) => named.includes(name) || params[name] === value)
  )
}
