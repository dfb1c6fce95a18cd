import { ifIntact, ReleaseError } from '../errors.ts'
import { shortened } from '../names.ts'
import { type Release, readRelease } from '../records/releases.ts'
import type { ReleaseRequest } from './apply.ts'
import type { Begun } from './begun-rollback.ts'

/** In ms: another person who rolls back this soon after a rollback may not know of the first one. */
const window = 10 * 60_000
/** How many releases to look back through: each one costs a request to the store. */
const mostReleases = 5

/** Prefix of a guard's reasons. */
export const guardPrefix = 'guard: '

/**
 * Two people who react to the same bad version would roll back two versions. So would a guard and the person in whose
 * name it runs, and a person who repeats a command that was killed.
 */
export async function refuseSecondRollback(
  { store, by }: ReleaseRequest,
  live: Release,
  part: string,
  interrupted?: Begun,
): Promise<void> {
  const recently = Date.now() - window
  const last = await lastChange(store, live, part, Math.min(recently, interrupted?.when ?? recently))
  if (last?.action !== 'rollback') return
  const isOfGuard = last.why.startsWith(guardPrefix)
  const isOfAnother = Date.parse(last.when) >= recently && (last.by !== by || isOfGuard)
  const isInterrupted = interrupted !== undefined && isOf(interrupted, last)
  if (!isOfAnother && !isInterrupted) return
  const { version } = live.parts[part] ?? {}
  const how = isInterrupted
    ? 'was rolled back by a command that was interrupted'
    : `has just been rolled back by ${last.by}${isOfGuard ? "'s guard" : ''}`
  throw new ReleaseError(`${part} ${how}, in release ${last.number}: ${last.why}`, {
    hint: `if ${shortened(version ?? '')} must be rolled back too, add --seen ${live.number}`,
  })
}

const isOf = ({ by, why, seen }: Begun, release: Release): boolean =>
  release.by === by && release.why === why && release.number > seen

/** The latest release that changed a part, unless it is older or many releases back. */
async function lastChange(
  store: ReleaseRequest['store'],
  live: Release,
  part: string,
  since: number,
): Promise<Release | undefined> {
  let release: Release | undefined = live
  for (let left = mostReleases; left > 0 && release && Date.parse(release.when) >= since; left--) {
    if (release.changed.includes(part)) return release
    if (release.parent === 0) return undefined
    release = await ifIntact(readRelease(store, live.channel, release.parent))
  }
  return undefined
}
