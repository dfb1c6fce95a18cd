import {
  isOlder,
  type Publication,
  readArtifact,
  requirePublication,
  wholeVersion,
} from '../artifacts/artifacts.ts'
import { ReleaseError } from '../errors.ts'
import { checkPartName, shortened } from '../names.ts'
import { liveRelease, type PartState } from '../records/releases.ts'
import type { Store } from '../store/store.ts'

/** `mf-legal`, or `mf-legal@` and a version or how one begins. */
export type Target = string

export interface Chosen {
  readonly name: string
  readonly version: string
  /** What is live until now. */
  readonly live: string | undefined
  /** For a version that was not named: the last publication. */
  readonly publication?: Publication
  /** Only who names it means that. */
  readonly wasTakenBack: boolean
}

/**
 * Which versions are meant. Without one it is what was published last, unless that is likely not what somebody wants:
 * a version that was taken back, or one older than what is live. Those are named by whoever means them.
 */
export async function chooseVersions(
  store: Store,
  channel: string,
  targets: readonly Target[],
): Promise<readonly Chosen[]> {
  if (targets.length === 0)
    throw new ReleaseError('nothing to deploy', {
      hint: 'name one or more parts: pnpm release deploy mf-legal --why TEXT',
    })
  const parts = (await liveRelease(store, channel))?.parts ?? {}
  const chosen = new Map<string, Chosen>()
  for (const target of targets) {
    const [name, ...named] = target.split('@') as [string, ...string[]]
    checkPartName(name)
    if (chosen.has(name)) throw new ReleaseError(`${name} is named twice`, { hint: 'name each part once' })
    const state = parts[name]
    const found = named.length
      ? { version: await wholeVersion(store, name, named.join('@')) }
      : await lastPublished(store, name, state)
    const wasTakenBack = state?.takenBack?.includes(found.version) ?? false
    chosen.set(name, { name, live: state?.version, wasTakenBack, ...found })
    await readArtifact(store, name, found.version)
  }
  return [...chosen.values()]
}

async function lastPublished(store: Store, name: string, live: PartState | undefined) {
  const publication = await requirePublication(store, name)
  const { version, by } = publication
  const refuse = (why: string) =>
    new ReleaseError(`${name}@${shortened(version)}, which ${by} has published last, ${why}`, {
      hint: `publish a new build, or name this one if you mean it: deploy ${name}@${shortened(version)}`,
    })
  if (live?.takenBack?.includes(version)) throw refuse('was taken back')
  if (live && live.version !== version && (await isOlder(store, name, version, live.version)))
    throw refuse(`is older than ${shortened(live.version)}, which is live`)
  return { version, publication }
}
