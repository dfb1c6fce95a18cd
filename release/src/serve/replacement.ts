import { DeniedError, orDamage, ReleaseError } from '../errors.ts'
import { newestRelease, type Release, readRelease } from '../records/releases.ts'
import { same } from '../records/same.ts'
import type { Store } from '../store/store.ts'

/**
 * The release to serve instead, if the store no longer holds the one that is served. A store that was restored from a
 * backup may lack it, and reuse its number. A release made after the restore is recognised by its later date; until
 * there is one, the server keeps what it serves. On a channel with keys, a later date is not enough: the release would
 * follow a different history, and its signer chooses its date.
 */
export async function replacementOf(store: Store, ours: Release): Promise<Release | undefined> {
  const { channel, number, when } = ours
  const there = await orDamage(readRelease(store, channel, number)).catch(() => undefined)
  if (same(there, ours)) return
  const { live } = await newestRelease(store, channel)
  if (there instanceof DeniedError && !(live && live.number > number)) throw there
  const isLater = live && live.when > when && !ours.keys
  if (live && (live.number >= number || isLater)) return live
  throw new ReleaseError(`the store ${store.name} has lost release ${number}`)
}
