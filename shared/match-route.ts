import type { Params, Route } from './contract.ts'

export interface RouteMatch {
  readonly pathname: string
  readonly route: Route
  readonly params: Params
}

/** The route of an address. A trailing slash is another address: the server redirects it. */
export function matchRoute(routes: readonly Route[], pathname: string): RouteMatch | undefined {
  for (const route of routes) {
    const params = paramsOf(route.path, pathname)
    if (params) return { pathname, route, params: { ...route.params, ...params } }
  }
}

/** No page's address ends so, even where one with a ':slug' might. */
export const isFile = (pathname: string): boolean => /\.(xml|txt|json)$/.test(pathname)

/** '/blog/:slug' finds { slug: 'b c' } in '/blog/b%20c'. */
function paramsOf(pattern: string, pathname: string): Params | undefined {
  const given = pathname.split('/')
  const wanted = pattern.split('/')
  if (given.length !== wanted.length) return
  const params: Record<string, string> = {}
  for (const [at, name] of wanted.entries()) {
    const text = given[at] as string
    if (name.startsWith(':') && text) params[name.slice(1)] = decoded(text)
    else if (name !== text) return
  }
  return params
}

/** As it is where it stands for no text. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
