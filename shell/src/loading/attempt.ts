import type { Route, Site } from '@bridge/shared/contract'
import type { Pin } from '@bridge/shared/pin'
import type { RouteMatch } from '@bridge/shared/route-path'
import { fetchFiles } from './module-files.ts'
import { filesOf, type OpenPage, openPage } from './open-page.ts'

/** Fetches a page of one version, with its code and content; calls `heard` whenever a file arrives. */
export async function fetchPage(
  pin: Pin,
  { route, params }: RouteMatch,
  site: Site,
  heard?: () => void,
): Promise<OpenPage> {
  await fetchFiles(pin, filesOf(pin, route.page, params), heard)
  return openPage(pin, route, params, site)
}

/** The same for several versions, each to be started in its turn. */
export const attempts = (versions: readonly Pin[], match: RouteMatch, site: Site) =>
  versions.map((pin) => (heard: () => void) => attempt(pin, match, site, heard))

/** Logs a failure before the next version is tried. */
async function attempt(pin: Pin, match: RouteMatch, site: Site, heard: () => void): Promise<OpenPage> {
  try {
    return await fetchPage(pin, match, site, heard)
  } catch (cause) {
    report(pin, match.route, 'could not be loaded', cause)
    throw cause
  }
}

export function report(pin: Pin, route: Route, what: string, cause: unknown): void {
  console.error(`${pin.part}@${pin.version}: page '${route.page}' ${what}:`, cause)
}
