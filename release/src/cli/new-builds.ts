import type { DamagedError } from '../errors.ts'
import { withAncestors } from '../records/ancestors.ts'
import { liveRelease, type PartState, servedVersions } from '../records/releases.ts'
import { statesOf } from '../records/shared.ts'
import type { Store } from '../store/store.ts'

interface NewBuilds {
  /** Versions that the channel has never had: one that was rolled back must not be redeployed automatically. */
  readonly targets: readonly string[]
  /** Why there are none although some seem to be new. */
  readonly note?: string
}

/** The builds to deploy automatically: none while a lost record may name any of them. */
export async function newBuilds(store: Store, channel: string, built: readonly string[]): Promise<NewBuilds> {
  const { known, lost } = await everReleased(store, channel)
  const targets = built.filter((version) => !known.has(version))
  if (!lost || targets.length === 0) return { targets }
  const note = `not deployed, because it is unknown whether it was rolled back: ${targets.join(', ')}; ${lost.message}`
  return { targets: [], note }
}

async function everReleased(store: Store, channel: string) {
  const known = new Set<string>()
  let lost: DamagedError | undefined
  const live = await liveRelease(store, channel)
  if (!live) return { known, lost }
  const ancestors = withAncestors(store, live, ({ error }) => {
    lost ??= error
  })
  for await (const release of ancestors)
    for (const [name, state] of statesOf(release))
      for (const version of versionsIn(state)) known.add(`${name}@${version}`)
  return { known, lost }
}

const versionsIn = (state: PartState): string[] => [
  ...servedVersions(state),
  ...(state.previous ? [state.previous.version] : []),
  ...(state.takenBack ?? []),
]
