import { checkPartName } from '../names.ts'
import { type Release, requireLive, requirePart, withAncestors } from '../releases.ts'
import type { Store } from '../store/store.ts'

export interface HistoryLine extends Pick<Release, 'number' | 'action' | 'by' | 'when' | 'why'> {
  /** Versions that the release has changed. */
  readonly changed: Readonly<Record<string, string>>
}

/** All releases, the newest first; with a part, those that changed it. */
export async function history(store: Store, channel: string, part?: string): Promise<HistoryLine[]> {
  const live = await requireLive(store, channel)
  if (part) requirePart(live, checkPartName(part))
  const lines: HistoryLine[] = []
  for await (const { number, action, by, when, why, changed, parts } of withAncestors(store, live)) {
    if (part && !changed.includes(part)) continue
    const versions = changed.map((name) => [name, parts[name]?.version ?? ''])
    lines.push({ number, action, by, when, why, changed: Object.fromEntries(versions) })
  }
  return lines
}
