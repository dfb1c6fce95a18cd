import { ReleaseError } from '../errors.ts'
import type { Store } from '../store/store.ts'
import type { Release } from './releases.ts'

/**
 * Why a release cannot be the newest, although no later record could be read: this machine trusts a later one.
 *
 * @param isListed whether the store lists a record; one that it does not list is lost, not missed
 */
export async function missedAbove(
  store: Store,
  { channel, number }: Release,
  isListed: (number: number) => boolean,
): Promise<ReleaseError | undefined> {
  const newest = (await store.newestTrusted?.(channel)) ?? number
  if (newest <= number || !isListed(newest)) return undefined
  const message = `release ${newest} of channel ${channel} could not be read a moment ago, but it is newer than ${number}`
  return new ReleaseError(message, { hint: 'try again' })
}
