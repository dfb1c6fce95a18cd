import type { RouteMatch } from '@bridge/shared/match-route'
import { lastPin } from './live-pins.ts'
import { fetchFiles } from './module-files.ts'
import { filesOf } from './open-page.ts'

/** Fetches what was live when last asked, while it is asked again, which will say what is wrong. */
export async function fetchAhead({ route, params }: RouteMatch): Promise<void> {
  const pin = lastPin(route.part)?.versions[0]
  if (pin?.pages[route.page]) await fetchFiles(pin, filesOf(pin, route.page, params))
}
