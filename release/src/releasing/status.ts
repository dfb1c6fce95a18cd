import { type PartState, requireNewest } from '../records/releases.ts'
import type { Shared } from '../records/shared.ts'
import { type KeyList, unsigned } from '../signing/key-list.ts'
import type { Store } from '../store/store.ts'
import { type LastSignature, lastSignature } from '../trust/heartbeat.ts'

export interface Status {
  readonly channel: string
  readonly release: number
  /** Newer records that are damaged. */
  readonly passedOver?: readonly string[]
  /** Who may release what; absent if anyone who can write to the store may. */
  readonly keys?: Omit<KeyList, 'signatures'>
  /** When a key was last used to sign a release or a heartbeat. */
  readonly lastWord?: LastSignature
  /** The version that a share of visitors get. */
  readonly shared?: SharedStatus
  readonly parts: Readonly<
    Record<string, Pick<PartState, 'version' | 'since' | 'by' | 'why' | 'takenBack' | 'opened'>>
  >
}

interface SharedStatus
  extends Pick<Shared, 'part' | 'percent' | 'by' | 'since' | 'why'>,
    Pick<PartState, 'version' | 'opened'> {}

/** What is live, since when, by whom and why. */
export const status = async (store: Store, channel: string): Promise<Status> =>
  statusOf(store, await requireNewest(store, channel))

export async function statusOf(
  store: Store,
  { live, passedOver }: Awaited<ReturnType<typeof requireNewest>>,
): Promise<Status> {
  const parts: Record<string, Status['parts'][string]> = {}
  for (const [name, { composition: _, previous: __, fallback: ___, ...part }] of Object.entries(live.parts))
    parts[name] = part
  return {
    channel: live.channel,
    release: live.number,
    ...(passedOver.length > 0 && { passedOver }),
    ...(live.keys && { keys: unsigned(live.keys), lastWord: await lastSignature(store, live) }),
    ...(live.shared && { shared: sharedStatus(live.shared) }),
    parts,
  }
}

function sharedStatus({ part, percent, by, since, why, state }: Shared): SharedStatus {
  const { version, opened } = state
  return { part, version, percent, by, since, why, ...(opened && { opened }) }
}
