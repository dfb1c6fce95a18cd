import type { Route, Site } from '@bridge/shared/contract'
import type { Pin } from '@bridge/shared/pin'
import type { RouteMatch } from '@bridge/shared/route-path'
import { tellVisit } from '../visits/tell-visit.ts'
import { fetchFiles, isAltered } from './module-files.ts'
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

/** Attempts to fetch the page in several versions; the caller starts each in turn. */
export const attempts = (versions: readonly Pin[], match: RouteMatch, site: Site) =>
  versions.map((pin) => (heard: () => void) => attempt(pin, match, site, heard))

/** Logs a failure before the next version is tried. */
async function attempt(pin: Pin, match: RouteMatch, site: Site, heard: () => void): Promise<OpenPage> {
  try {
    return await fetchPage(pin, match, site, heard)
  } catch (cause) {
    reportLoad(pin, match, cause)
    throw cause
  }
}

const troubles = { load: 'could not be loaded', render: 'failed to render' } as const

/** Returns whether the failure will be reported. */
export function report(pin: Pin, route: Route, kind: keyof typeof troubles, cause: unknown): boolean {
  console.error(`${pin.part}@${pin.version}: page '${route.page}' ${troubles[kind]}:`, cause)
  return tellVisit(kind, pin)
}

/** A file that does not match its hash fails to load, like a missing one. The reports tell the two apart. */
export function reportLoad(pin: Pin, { route, params }: RouteMatch, cause: unknown): void {
  if (!report(pin, route, 'load', cause)) return
  isAltered(pin, filesOf(pin, route.page, params)).then((is) => is && tellVisit('integrity', pin))
}
