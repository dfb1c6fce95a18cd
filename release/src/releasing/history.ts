import { checkPartName } from '../names.ts'
import { withAncestors } from '../records/ancestors.ts'
import { type Release, requireLive, requirePart } from '../records/releases.ts'
import type { Store } from '../store/store.ts'

export interface HistoryLine extends Pick<Release, 'number' | 'action' | 'by' | 'when' | 'why'> {
  /** The parts that the release changed, with their new versions. */
  readonly changed: Readonly<Record<string, string>>
  /** Their versions before the release. */
  readonly from: Readonly<Record<string, string>>
  /** Those whose new version was rolled back later. */
  readonly takenBack: readonly string[]
}

/** All releases, newest first, as they are read; with a part, only those that changed it. */
export async function* historyLines(
  store: Store,
  channel: string,
  part?: string,
): AsyncGenerator<HistoryLine> {
  const live = await requireLive(store, channel)
  if (part) requirePart(live, checkPartName(part))
  const takenBack = new Set<string>()
  let later: Release | undefined
  for await (const release of withAncestors(store, live)) {
    if (later && (!part || later.changed.includes(part))) yield lineOf(later, release, takenBack)
    later = release
  }
  if (later && (!part || later.changed.includes(part))) yield lineOf(later, undefined, takenBack)
}

export async function history(...asked: Parameters<typeof historyLines>): Promise<HistoryLine[]> {
  const lines: HistoryLine[] = []
  for await (const line of historyLines(...asked)) lines.push(line)
  return lines
}

/** Also adds the versions that a rollback withdrew to `takenBack`, for the older releases that follow. */
function lineOf(release: Release, before: Release | undefined, takenBack: Set<string>): HistoryLine {
  const { number, action, by, when, why, changed, parts } = release
  const versionsIn = (of: Release | undefined) =>
    Object.fromEntries(
      changed.flatMap((name) => {
        const version = of?.parts[name]?.version
        return version ? [[name, version]] : []
      }),
    )
  const from = versionsIn(before)
  const wasTaken = (name: string) => takenBack.has(`${name}@${parts[name]?.version}`)
  const line = {
    number,
    action,
    by,
    when,
    why,
    changed: versionsIn(release),
    from,
    takenBack: action === 'deploy' ? changed.filter(wasTaken) : [],
  }
  if (action === 'rollback')
    for (const [name, version] of Object.entries(from)) takenBack.add(`${name}@${version}`)
  return line
}
