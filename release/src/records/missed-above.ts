import { ReleaseError } from '../errors.ts'
import type { Store } from '../store/store.ts'
import type { Release } from './releases.ts'

/**
 * Why a release cannot be the newest, although no later record could be read: this machine trusts a later one.
 *
 * @param isListed whether the store lists a record
 */
export async function missedAbove(
  store: Store,
  { channel, number }: Release,
  isListed: (number: number) => boolean,
): Promise<ReleaseError | undefined> {
  const newest = (await store.newestTrusted?.(channel)) ?? number
  if (newest <= number) return undefined
  const [what, hint] = isListed(newest)
    ? [`release ${newest} of channel ${channel} could not be read a moment ago`, 'try again']
    : [
        `the store ${store.name} has lost release ${newest} of channel ${channel}, or does not list it`,
        'try again; if it is lost, restore it from a backup (docs/store.md)',
      ]
  const message = `${what}, but this machine trusts it, and it is newer than ${number}`
  return new ReleaseError(message, { hint })
}
