import { ReleaseError } from '../errors.ts'
import { liveRelease, type Release } from '../records/releases.ts'
import type { Store } from '../store/store.ts'
import { TrustedStore } from './trusted-store.ts'

/**
 * What keeps a machine that remembers no release from finding the live one of a channel with keys. Such a machine
 * starts from the first release, so it notices any lost release; a machine that remembers a later one does not.
 */
export async function problemOfNewcomer(store: Store, live: Release): Promise<string | undefined> {
  const { channel, keys } = live
  if (!keys || !(store instanceof TrustedStore)) return
  try {
    const number = await liveNumber(store.toNewcomer(), channel)
    if (number === live.number) return
    const hasLanded = number > live.number && (await liveNumber(store, channel)) >= number
    if (hasLanded) return
    return `a machine that remembers no release of channel ${channel} considers release ${number} live`
  } catch (error) {
    if (error instanceof ReleaseError) return error.message
    throw error
  }
}

const liveNumber = async (store: Store, channel: string): Promise<number> =>
  (await liveRelease(store, channel))?.number ?? 0
