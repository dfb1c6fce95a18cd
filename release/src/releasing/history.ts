import { checkPartName } from '../names.ts'
import { type Lost, withAncestors } from '../records/ancestors.ts'
import { type Release, requireLive, requirePart } from '../records/releases.ts'
import { withoutShare } from '../records/shared.ts'
import type { Store } from '../store/store.ts'

export interface HistoryLine extends Pick<Release, 'number' | 'by' | 'when' | 'why'> {
  readonly action: Release['action'] | 'share' | 'promote'
  /** The percentage of visitors who get the new version, unless all do. */
  readonly percent?: number
  /** The parts that the release changed, with their new versions. */
  readonly changed: Readonly<Record<string, string>>
  /** The versions of these parts before the release. */
  readonly from: Readonly<Record<string, string>>
  /** The parts whose new version was rolled back later. */
  readonly takenBack: readonly string[]
}

/**
 * All releases, newest first, as they are read; with a part, only those that changed it. `note` gets one sentence for
 * each gap: a release that is left out may be the one that the reader is looking for.
 */
export async function* historyLines(
  store: Store,
  channel: string,
  part?: string,
  note: (note: string) => void = () => {},
): AsyncGenerator<HistoryLine> {
  const live = await requireLive(store, channel)
  if (part) requirePart(live, checkPartName(part))
  const takenBack = new Set<string>()
  let later: Release | undefined
  for await (const release of withAncestors(store, live, (lost) => note(gapIn(lost)))) {
    if (later && (!part || later.changed.includes(part))) yield lineOf(later, release, takenBack)
    later = release
  }
  if (later && (!part || later.changed.includes(part))) yield lineOf(later, undefined, takenBack)
}

const gapIn = ({ later, older, error }: Lost): string =>
  older
    ? `releases between ${older.number} and ${later.number} cannot be listed: ${error.message}`
    : `releases before ${later.number} cannot be listed: ${error.message}`

export async function history(...asked: Parameters<typeof historyLines>): Promise<HistoryLine[]> {
  const lines: HistoryLine[] = []
  for await (const line of historyLines(...asked)) lines.push(line)
  return lines
}

/** Also adds the versions that a rollback withdrew to `takenBack`, for the older releases that follow. */
function lineOf(release: Release, before: Release | undefined, takenBack: Set<string>): HistoryLine {
  const { number, by, when, why, changed, shared } = release
  const action = actionOf(release, before)
  const versionsIn = (of: Release | undefined) =>
    Object.fromEntries(
      changed.flatMap((name) => {
        const version = of && versionIn(of, name)
        return version ? [[name, version]] : []
      }),
    )
  const from = versionsIn(action === 'rollback' || !before ? before : withoutShare(before))
  const wasTaken = (name: string) => takenBack.has(`${name}@${versionIn(release, name)}`)
  const line = {
    number,
    action,
    by,
    when,
    why,
    ...(action === 'share' && shared && { percent: shared.percent }),
    changed: versionsIn(release),
    from,
    takenBack: action === 'rollback' ? [] : changed.filter(wasTaken),
  }
  if (action === 'rollback')
    for (const [name, version] of Object.entries(from)) takenBack.add(`${name}@${version}`)
  return line
}

/** The version that a release changed a part to, even if only a share of visitors get it. */
const versionIn = ({ parts, shared }: Release, name: string): string | undefined =>
  shared?.part === name ? shared.state.version : parts[name]?.version

function actionOf(release: Release, before: Release | undefined): HistoryLine['action'] {
  const { action, changed, shared } = release
  if (action !== 'deploy') return action
  if (shared && changed.includes(shared.part)) return 'share'
  return before?.shared && changed.includes(before.shared.part) ? 'promote' : action
}
