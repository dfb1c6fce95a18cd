import type { Params, Route } from '@bridge/shared/contract'
import { matchPath } from 'react-router-dom'

export interface RouteMatch {
  readonly route: Route
  readonly params: Params
}

export function matchRoute(routes: readonly Route[], pathname: string): RouteMatch | undefined {
  for (const route of routes) {
    const match = matchPath(route.path, pathname)
    // A trailing slash is another address: the server redirects it.
    if (match && (pathname === '/' || !pathname.endsWith('/')))
      return { route, params: { ...route.params, ...(match.params as Params) } }
  }
}
