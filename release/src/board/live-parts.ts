import { ReleaseError } from '../errors.ts'
import { requireNewest } from '../records/releases.ts'
import { statusOf } from '../releasing/status.ts'
import type { Signer } from '../signing/key-pair.ts'
import type { Store } from '../store/store.ts'
import { refuseUnallowed } from '../trust/sign-release.ts'
import type { Live, LivePart } from './answers.ts'

/** What is live now, part by part. */
export async function livePartsOf(
  store: Store,
  channel: string,
  signers: readonly Signer[],
): Promise<Omit<Live, 'isHealthKnown'>> {
  const newest = await requireNewest(store, channel)
  const { parts, keys, ...status } = await statusOf(store, newest)
  const shown = Object.entries(parts).map(([name, { takenBack: _, ...part }]): [string, LivePart] => {
    const previous = newest.live.parts[name]?.previous?.version
    const refusal = refusalFor(newest.live, [name], signers)
    return [name, { ...part, ...(previous && { previous }), ...(refusal && { refusal }) }]
  })
  return { ...status, store: store.name, isSigned: keys !== undefined, parts: Object.fromEntries(shown) }
}

/** Why this part cannot be released from here, in the command line's words. */
function refusalFor(...asked: Parameters<typeof refuseUnallowed>): string | undefined {
  try {
    refuseUnallowed(...asked)
  } catch (error) {
    if (error instanceof ReleaseError) return error.message
    throw error
  }
}
