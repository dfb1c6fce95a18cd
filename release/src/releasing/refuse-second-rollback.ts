import { ReleaseError } from '../errors.ts'
import { shortened } from '../names.ts'
import { type Lost, withAncestors } from '../records/ancestors.ts'
import type { Release } from '../records/releases.ts'
import type { ReleaseRequest } from './apply.ts'

/** In ms: another person who rolls back this soon after a rollback may not know of the first one. */
const window = 10 * 60_000
/** Stops after this many older releases in a row: a single one may be from a machine whose clock is behind. */
const olderInARow = 3
/** How many releases to look back through at most. */
const mostReleases = 100

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

/** The latest release that changed a part, unless that was long ago. */
async function lastChange(
  store: ReleaseRequest['store'],
  live: Release,
  part: string,
): Promise<Release | undefined> {
  let [older, left] = [0, mostReleases]
  const refuseUnknown = ({ later, error }: Lost) => {
    if (isRecent(later))
      throw new ReleaseError(`it is unknown whether ${part} has just been rolled back: ${error.message}`, {
        hint: `try again; if ${part} must be rolled back in any case, add --seen ${live.number}`,
      })
  }
  for await (const release of withAncestors(store, live, refuseUnknown)) {
    older = isRecent(release) ? 0 : older + 1
    if (release.changed.includes(part)) return older > 0 ? undefined : release
    if (older === olderInARow || --left === 0) return undefined
  }
  return undefined
}

const isRecent = ({ when }: Release): boolean => Date.now() - Date.parse(when) < window
