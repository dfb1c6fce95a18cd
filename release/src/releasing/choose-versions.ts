import { readArtifact, requirePublication, wholeVersion } from '../artifacts/artifacts.ts'
import {
  firstOf,
  isIntact,
  type Listed,
  lastPublication,
  type Publication,
  publications,
  wholePublications,
} from '../artifacts/publications.ts'
import { isInPlace, isPublishedBy } from '../artifacts/signed-publication.ts'
import { ReleaseError } from '../errors.ts'
import { checkPartName, isLasting, shortened } from '../names.ts'
import { liveRelease, type PartState, type Release } from '../records/releases.ts'
import type { KeyList } from '../signing/key-list.ts'
import type { Store } from '../store/store.ts'

/** `mf-legal`, or `mf-legal@` followed by a version, in full or abbreviated. */
export type Target = string

export interface Chosen {
  readonly name: string
  readonly version: string
  /** The version that is live now. */
  readonly live: string | undefined
  /** The live release on which the choice is based, if any: a later release of the part may be a rollback. */
  readonly from?: Release | undefined
  /** The last publication, if no version was named. */
  readonly publication?: Publication
  /** Whether the version was rolled back; true only if it was named. */
  readonly wasTakenBack: boolean
}

/**
 * Resolves targets to versions. A target without one means the version published last. If that was rolled
 * back, or is older than what is live, it is probably not what the deployer wants, so it must be named.
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
  const from = await liveRelease(store, channel)
  const { parts = {}, keys: list } = from ?? {}
  const chosen = new Map<string, Chosen>()
  for (const target of targets) {
    const [name, ...named] = target.split('@') as [string, ...string[]]
    checkPartName(name)
    if (chosen.has(name)) throw new ReleaseError(`${name} is named twice`, { hint: 'name each part once' })
    const state = parts[name]
    const found = named.length
      ? { version: await namedVersion(store, name, named.join('@'), state, list) }
      : await lastPublished(store, name, state, list)
    const wasTakenBack = state?.takenBack?.includes(found.version) ?? false
    chosen.set(name, { name, live: state?.version, from, wasTakenBack, ...found })
    await readArtifact(store, name, found.version)
  }
  return [...chosen.values()]
}

/**
 * Anyone who can write to the store can plant a version with the same prefix as another. With keys, an abbreviation
 * stands only for a version that a key has released or published.
 */
async function namedVersion(
  store: Store,
  name: string,
  written: string,
  live: PartState | undefined,
  list: KeyList | undefined,
): Promise<string> {
  const version = await wholeVersion(store, name, written)
  const isReleased = [live?.version, live?.previous?.version, ...(live?.takenBack ?? [])].includes(version)
  if (!list || isLasting(written) || isReleased || (await wasPublished(store, name, version, list)))
    return version
  throw new ReleaseError(
    `${name}@${written} stands for a version that was not published by a key that may change ${name}`,
    { hint: 'if you want that version, name it in full, as printed by the command that built it' },
  )
}

async function wasPublished(store: Store, name: string, version: string, list: KeyList): Promise<boolean> {
  const all = await publications(store, name)
  return all.filter(isIntact).some((one) => one.version === version && isPublishedBy(list, name, one))
}

async function lastPublished(
  store: Store,
  name: string,
  live: PartState | undefined,
  list: KeyList | undefined,
) {
  const publication =
    (list && (await newestGenuine(store, name, list))) ?? (await requirePublication(store, name))
  const { version, by } = publication
  const refuse = (why: string) =>
    new ReleaseError(`${name}@${shortened(version)}, which ${by} published last, ${why}`, {
      hint: `publish a new build, or name this version to deploy it anyway: deploy ${name}@${shortened(version)}`,
    })
  if (list && !isPublishedBy(list, name, publication))
    throw refuse(`was not signed by a key that may change ${name}`)
  if (live?.takenBack?.includes(version)) throw refuse('was rolled back')
  if (live && live.version !== version && (await isOlder(store, name, publication, live.version, list)))
    throw refuse(`is older than ${shortened(live.version)}, which is live`)
  return { version, publication }
}

/**
 * The newest publication that does not repeat an older one's signature: anyone who can write to the store can copy
 * records. All publications are read only if the last one does not record its position, or records a wrong one.
 */
async function newestGenuine(store: Store, name: string, list: KeyList): Promise<Listed | undefined> {
  const last = await lastPublication(store, name)
  if (!last || isInPlace(list, name, last)) return last
  const all = await wholePublications(store, name)
  const isRepeated = ({ signature }: Publication, older: readonly Publication[]) =>
    signature && older.some((one) => one.signature?.value === signature.value)
  return all.find((one, index) => !isRepeated(one, all.slice(index + 1)))
}

/** Whether a version was first published before another. */
async function isOlder(
  store: Store,
  name: string,
  published: Listed,
  other: string,
  list: KeyList | undefined,
): Promise<boolean> {
  if (published.placed?.first === published.at && isInPlace(list, name, published)) return false
  const all = await wholePublications(store, name)
  const [first, others] = [published.version, other].map((version) => firstOf(all, version))
  return first !== undefined && others !== undefined && first < others
}
