import type { ShellArtifact } from '@bridge/shared/artifact'
import type { Route } from '@bridge/shared/contract'

const routesByPart = new WeakMap<ShellArtifact, Map<string, Route[]>>()

/** The routes of one part. Walks a table, which may have thousands of routes, only once for all parts of a release. */
export function routesOf(shell: ShellArtifact, part: string): readonly Route[] {
  const known = routesByPart.get(shell) ?? new Map<string, Route[]>()
  if (!routesByPart.has(shell)) {
    routesByPart.set(shell, known)
    for (const route of shell.routes) {
      const own = known.get(route.part)
      if (own) own.push(route)
      else known.set(route.part, [route])
    }
  }
  return known.get(part) ?? []
}
