import type { RouteMatch } from '@bridge/shared/route-path'
import { lastPin } from './live-pins.ts'
import { fetchFiles } from './module-files.ts'
import { filesOf } from './open-page.ts'

/** Fetches the files of the last known pin while the pin is refetched. Ignores errors: opening the page reports any. */
export const fetchAhead = (match: RouteMatch): void => void fetchLastKnown(match).catch(() => {})

async function fetchLastKnown({ route, params }: RouteMatch): Promise<void> {
  const pin = lastPin(route.part)?.versions[0]
  if (pin?.pages[route.page]) await fetchFiles(pin, filesOf(pin, route.page, params))
}
