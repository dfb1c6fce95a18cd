import type { Route, Site } from '@bridge/shared/contract'
import type { RouteMatch } from '@bridge/shared/match-route'
import type { Pin } from '@bridge/shared/pin'
import { fetchFiles } from './module-files.ts'
import { filesOf, type OpenPage, openPage } from './open-page.ts'

/** A page of one version, with its code and content; `heard` when anything of it has come. */
export async function fetchPage(
  pin: Pin,
  { route, params }: RouteMatch,
  site: Site,
  heard?: () => void,
): Promise<OpenPage> {
  await fetchFiles(pin, filesOf(pin, route.page, params), heard)
  return openPage(pin, route, params, site)
}

/** The same of several versions, each to be begun when it is its turn. */
export const attempts = (versions: readonly Pin[], match: RouteMatch, site: Site) =>
  versions.map((pin) => (heard: () => void) => attempt(pin, match, site, heard))

/** Says what is wrong before others of its kind are tried. */
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
