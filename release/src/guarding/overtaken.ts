import { shortened } from '../names.ts'
import { withAncestors } from '../records/ancestors.ts'
import type { Release } from '../records/releases.ts'
import type { Shared } from '../records/shared.ts'
import type { Store } from '../store/store.ts'

/** The latest release that changed a part. */
export async function changeOf(store: Store, live: Release, part: string): Promise<Release | undefined> {
  for await (const release of withAncestors(store, live)) if (release.changed.includes(part)) return release
  return undefined
}

/** Describes the release that changed the share while the guard was watching. */
export function overtaken(change: Release | undefined, { part, state }: Shared): string {
  const what = `${part}@${shortened(state.version)} is no longer shared as it was`
  return change ? `${what}, since release ${change.number}, by ${change.by}: ${change.why}` : what
}

/** Why visits before and after a settings change cannot be compared, if they are not reported at the same rate. */
export function resampled(begun: Release, live: Release): string | undefined {
  const [before, now] = [reportedIn(begun), reportedIn(live)]
  return before === now
    ? undefined
    : `browsers now report ${now} of visits, but reported ${before} when the guard began, so visits cannot be counted: guard the version again`
}

const reportedIn = ({ settings: { events } }: Release): string =>
  `${Number((100 * (events?.sample ?? 0)).toPrecision(6))}%`
