import type { Params, Route } from '@bridge/shared/contract'

/** An address of the site and what stands at it. */
export interface Address {
  readonly path: string
  readonly route: Route
  readonly params: Params
}

export function findAddress(routes: readonly Route[], path: string): Address {
  for (const route of routes) {
    const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name as string)
    const match = path.match(new RegExp(`^${route.path.replace(/:\w+/g, '([^/]+)')}$`))
    if (!match) continue
    const found = Object.fromEntries(names.map((name, index) => [name, match[index + 1] as string]))
    return { path, route, params: { ...route.params, ...found } }
  }
  throw new Error(`the site has no page at ${path}`)
}
