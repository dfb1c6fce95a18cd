import type { Params, Route } from './contract.ts'

export interface RouteMatch {
  readonly pathname: string
  readonly route: Route
  readonly params: Params
}

/*
 * The grammar of routes: literal segments, and a parameter such as ':slug' for one whole segment. A library would also
 * accept patterns that not every server supports, such as wildcards and optional segments.
 */

/** The route that matches a path. With a trailing slash it is a different path, which the server redirects. */
export function matchRoute(routes: readonly Route[], pathname: string): RouteMatch | undefined {
  for (const route of routes) {
    const params = paramsOf(route.path, pathname)
    if (params) return { pathname, route, params: { ...route.params, ...params } }
  }
}

/** Whether the path belongs to a text file: no page has such a path, even if a ':slug' would match. */
export const isFile = (pathname: string): boolean => /\.(xml|txt|json)$/.test(pathname)

/** '/blog/:slug' matches '/blog/b%20c' with { slug: 'b c' }. */
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

export const isDynamic = (pattern: string): boolean => pattern.includes(':')

/** The folder of a pattern: '/blog' for '/blog/:slug'. */
export const folderOf = (pattern: string): string | undefined => pattern.match(/^((?:\/[^/:]+)*)\/:\w+$/)?.[1]

/** Every server resolves a dynamic path by its folder, so only the last segment may be a parameter. */
export const isServable = (pattern: string): boolean => !isDynamic(pattern) || folderOf(pattern) !== undefined

/** '/blog/:slug' with { slug: 'b c' } is '/blog/b%20c'. */
export const pathOf = (pattern: string, params: Params): string =>
  filledWith(pattern, (name) => encodeURIComponent(params[name] ?? ''))

/** '/blog/:slug' with 'x' is '/blog/x'. */
export const pathWith = (pattern: string, value: string): string => filledWith(pattern, () => value)

const filledWith = (pattern: string, valueFor: (name: string) => string): string =>
  pattern.replace(/:(\w+)/g, (_, name) => valueFor(name))

/** Whether a canonically encoded path belongs to a route. */
export function isOf(pattern: string, path: string): boolean {
  const literal = pattern.indexOf(':')
  if (literal < 0) return pattern === path
  return path.startsWith(pattern.slice(0, literal)) && paramsOf(pattern, path) !== undefined
}

/** Sorts before another pattern that matches the same paths: literal segments precede parameters, left to right. */
export const precedence = (pattern: string): string => pathWith(pattern, '\uffff')

/** Returns malformed text unchanged. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
