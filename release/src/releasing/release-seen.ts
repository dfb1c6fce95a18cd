import { ReleaseError } from '../errors.ts'
import { type Release, readRelease } from '../records/releases.ts'
import type { Store } from '../store/store.ts'

/** The release that the deployer has seen, as given with --seen. */
export function releaseSeen(store: Store, channel: string, seen: number, live = 0): Promise<Release> {
  if (seen <= live) return readRelease(store, channel, seen)
  const now = live ? `release ${live} is live` : 'it has none'
  throw new ReleaseError(`there is no release ${seen} of ${channel}: ${now}`, {
    hint: "'pnpm release status' shows the number of the live release",
  })
}
