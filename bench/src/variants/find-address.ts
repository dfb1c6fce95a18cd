import type { Route } from '@bridge/shared/contract'
import { matchRoute, type RouteMatch } from '@bridge/shared/route-path'

/** An address on the site, and the page there. */
export interface Address extends RouteMatch {
  readonly path: string
}

export function findAddress(routes: readonly Route[], path: string): Address {
  const match = matchRoute(routes, path)
  if (match) return { path, ...match }
  throw new Error(`the site has no page at ${path}`)
}
