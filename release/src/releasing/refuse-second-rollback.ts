import { ifIntact, ReleaseError } from '../errors.ts'
import { shortened } from '../names.ts'
import { type Release, readRelease } from '../records/releases.ts'
import type { ReleaseRequest } from './apply.ts'

/** In ms: another person who rolls back this soon after a rollback may not know of the first one. */
const window = 10 * 60_000
/** How many releases to look back through: each one costs a request to the store. */
const mostReleases = 5

/** Prefix of a guard's reasons. */
export const guardPrefix = 'guard: '

/**
 * Two people who react to the same bad version would roll back two versions. So would a guard and the person in whose
 * name it runs.
 */
export async function refuseSecondRollback(
  { store, by }: ReleaseRequest,
  live: Release,
  part: string,
): Promise<void> {
  const last = await lastChange(store, live, part)
  if (last?.action !== 'rollback') return
  const isOfGuard = last.why.startsWith(guardPrefix)
  if (last.by === by && !isOfGuard) return
  const { version } = live.parts[part] ?? {}
  throw new ReleaseError(
    `${part} has just been rolled back by ${last.by}${isOfGuard ? "'s guard" : ''}, in release ${last.number}: ${last.why}`,
    { hint: `if ${shortened(version ?? '')} must be rolled back too, add --seen ${live.number}` },
  )
}

/** The latest release that changed a part, unless that was long ago or many releases back. */
async function lastChange(
  store: ReleaseRequest['store'],
  live: Release,
  part: string,
): Promise<Release | undefined> {
  let release: Release | undefined = live
  for (let left = mostReleases; left > 0 && release && isRecent(release); left--) {
    if (release.changed.includes(part)) return release
    if (release.parent === 0) return undefined
    release = await ifIntact(readRelease(store, live.channel, release.parent))
  }
  return undefined
}

const isRecent = ({ when }: Release): boolean => Date.now() - Date.parse(when) < window
