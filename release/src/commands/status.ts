import { requireNewest } from '../releases.ts'
import type { Store } from '../store/store.ts'

export interface Status {
  readonly channel: string
  readonly release: number
  /** Newer records that are damaged. */
  readonly passedOver?: readonly string[]
  readonly parts: Readonly<
    Record<string, { version: string; since: string; by: string; why: string; takenBack?: readonly string[] }>
  >
}

/** What is live, who put it there, since when and why. */
export async function status(store: Store, channel: string): Promise<Status> {
  const { live, passedOver } = await requireNewest(store, channel)
  const parts: Record<string, Status['parts'][string]> = {}
  for (const [name, { version, since, by, why, takenBack }] of Object.entries(live.parts))
    parts[name] = { version, since, by, why, ...(takenBack && { takenBack }) }
  return { channel, release: live.number, ...(passedOver.length > 0 && { passedOver }), parts }
}
