import { ifIntact, ReleaseError } from '../errors.ts'
import { shortened } from '../names.ts'
import { type Release, readRelease } from '../records/releases.ts'
import type { ReleaseRequest } from './apply.ts'

/** How many releases to look back through: each one costs a request to the store. */
const mostReleases = 5

/** What a guard's reasons begin with. */
export const guardPrefix = 'guard: '

/**
 * A second rollback in a row withdraws a version that nobody may have found fault with: two people, or a guard and a
 * person, may react to the same bad version, and a command whose answer was lost may be repeated. Its deployer must
 * therefore say which release they have seen. No clock is involved: the answer may be lost for hours.
 */
export async function refuseSecondRollback(
  { store }: ReleaseRequest,
  live: Release,
  part: string,
): Promise<void> {
  const last = await lastChange(store, live, part)
  if (last?.action !== 'rollback') return
  const whose = last.why.startsWith(guardPrefix) ? `${last.by}'s guard` : last.by
  const { version } = live.parts[part] ?? {}
  throw new ReleaseError(
    `${part} has already been rolled back by ${whose}, in release ${last.number}: ${last.why}`,
    { hint: `if ${shortened(version ?? '')} must go too, add --seen ${live.number}` },
  )
}

/** The latest release that changed a part, unless that is many releases back. */
async function lastChange(
  store: ReleaseRequest['store'],
  live: Release,
  part: string,
): Promise<Release | undefined> {
  let release: Release | undefined = live
  for (let left = mostReleases; left > 0 && release; left--) {
    if (release.changed.includes(part)) return release
    if (release.parent === 0) return undefined
    release = await ifIntact(readRelease(store, live.channel, release.parent))
  }
  return undefined
}
