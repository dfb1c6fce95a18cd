import { ReleaseError } from '../errors.ts'
import { newestRelease, type Release } from '../records/releases.ts'
import type { Store } from '../store/store.ts'
import { TrustedStore } from './trusted-store.ts'

/**
 * What keeps a machine that remembers no release from finding the live one of a channel with keys. Such a machine
 * starts from the first release, so it notices any lost release; a machine that remembers a later one does not.
 */
export async function problemOfNewcomer(
  store: Store,
  { channel, number, keys }: Release,
): Promise<string | undefined> {
  if (!keys || !(store instanceof TrustedStore)) return
  try {
    const { live } = await newestRelease(store.toNewcomer(), channel)
    if (live?.number === number) return
    return `a machine that remembers no release of channel ${channel} considers release ${live?.number ?? 0} live`
  } catch (error) {
    if (error instanceof ReleaseError) return error.message
    throw error
  }
}
