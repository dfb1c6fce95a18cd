import { requirePublication, wholeVersion } from '../artifacts/artifacts.ts'
import { type Composed, type Differences, releaseDifferences } from '../differences/release-differences.ts'
import { checkPartName } from '../names.ts'
import { type Release, requireLive, requirePart } from '../records/releases.ts'
import { withoutShare } from '../records/shared.ts'
import { TrialStore } from '../store/trial-store.ts'
import { prepare, type ReleaseRequest } from './apply.ts'
import { withVersions } from './deploy.ts'

export interface VersionsCompared extends Differences {
  readonly part: string
  readonly from: string
  readonly to: string
}

/**
 * Compares what visitors would see with two versions of a part, each put into the live release: by default the live
 * version and the one published last. Changes nothing.
 */
export async function diffVersions(
  request: ReleaseRequest,
  part: string,
  named: readonly string[],
): Promise<VersionsCompared> {
  const { before, after, ...compared } = await bothVersions(request, part, named)
  return { ...compared, ...(await releaseDifferences(before, after)) }
}

/** The live release with one version of a part, and with the other. */
export async function bothVersions(request: ReleaseRequest, part: string, named: readonly string[]) {
  const { store, channel } = request
  const live = withoutShare(await requireLive(store, channel))
  const { version } = requirePart(live, checkPartName(part))
  const [one, other] = await Promise.all(named.map((name) => wholeVersion(store, part, name)))
  const from = other && one ? one : version
  const to = other ?? one ?? (await requirePublication(store, part)).version
  const before = await withVersion(request, live, part, from)
  const after = await withVersion(request, live, part, to)
  return { part, from, to, before, after }
}

/** The live release with this version of a part, as a dry run would make it. */
async function withVersion(
  request: ReleaseRequest,
  live: Release,
  name: string,
  version: string,
): Promise<Composed> {
  if (live.parts[name]?.version === version) return { store: request.store, release: live }
  const store = new TrialStore(request.store)
  const trial = { ...request, store }
  const { release } = await prepare(trial, live, [name], withVersions(trial, [{ name, version }]))
  return { store, release }
}
