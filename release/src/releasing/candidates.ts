import type { RemoteArtifact, ShellArtifact } from '@bridge/shared/artifact'
import type { Artifacts } from '../artifacts/artifact-reader.ts'
import type { Failures } from '../compose/compose.ts'
import { blaming, isLoss, RefusedError, ReleaseError } from '../errors.ts'
import { checkContract } from '../gate/check-artifact.ts'
import { nameOf } from '../names.ts'
import type { PartState } from '../records/releases.ts'

/** A version of a part, with its fallback. */
export interface Version {
  readonly remote: RemoteArtifact
  readonly fallback: RemoteArtifact | undefined
}

/** A part whose pages are to be composed. */
export interface Candidate {
  readonly live: Version
  /** The version that the live one replaced, composed too so that rolling back needs no rendering. */
  readonly previous: Version | undefined
  /** Why the fallback cannot be used with this shell. */
  readonly refused?: string | undefined
}

export async function readCandidate(
  artifacts: Artifacts,
  shell: ShellArtifact,
  name: string,
  state: PartState,
  { withPrevious, isUrgent }: { withPrevious: boolean; isUrgent: boolean },
): Promise<Candidate> {
  const remote = await blaming(name, artifacts.remote(name, state.version))
  checkContract(shell, remote)
  const read = (version: string | undefined) => readFallback(artifacts, shell, name, version, isUrgent)
  const { artifact: fallback, refused } = await read(state.fallback)
  const live = { remote, fallback }
  if (!withPrevious || !state.previous || !fallback) return { live, previous: undefined, refused }
  const before = await read(state.previous.fallback)
  return { live, previous: { remote: fallback, fallback: before.artifact } }
}

/**
 * A version's fallback, if it is intact and passes the contract with this shell. An outage does not cost the part
 * its fallback, unless a broken version is live.
 */
async function readFallback(
  artifacts: Artifacts,
  shell: ShellArtifact,
  name: string,
  version: string | undefined,
  isUrgent: boolean,
): Promise<{ artifact: RemoteArtifact | undefined; refused?: string }> {
  if (!version) return { artifact: undefined }
  try {
    const artifact = await artifacts.remote(name, version)
    checkContract(shell, artifact)
    return { artifact }
  } catch (error) {
    const isRefused = error instanceof RefusedError || isLoss(error)
    if (!(isRefused || (isUrgent && error instanceof ReleaseError))) throw error
    return { artifact: undefined, refused: error.message }
  }
}

export const versionsOf = ({ live, previous }: Candidate): Version[] => (previous ? [live, previous] : [live])

/**
 * Whenever the previous version is rendered, so is the live one: if the previous one fails, the live one is
 * composed again, without a fallback.
 */
export function versionsToRender(
  candidates: readonly Candidate[],
  isComposed: (version: Version) => boolean,
): RemoteArtifact[] {
  return candidates.flatMap(({ live, previous }) => {
    if (previous && !isComposed(previous)) return [live.remote, previous.remote]
    return isComposed(live) ? [] : [live.remote]
  })
}

/** Drops a fallback that failed to render, and with it the previous version that a rollback would show. */
export function withoutFailed(candidate: Candidate, failures: Failures): Candidate {
  const { remote, fallback } = candidate.live
  const failed = fallback && failures.get(nameOf(fallback))
  if (!failed) return candidate
  return { live: { remote, fallback: undefined }, previous: undefined, refused: failed.failure }
}
