import type { RemoteArtifact, ShellArtifact } from '@bridge/shared/artifact'
import type { Artifacts } from '../artifacts/artifact-reader.ts'
import type { Failures } from '../compose/compose.ts'
import { ReleaseError } from '../errors.ts'
import { checkContract } from '../gate/contract.ts'
import { nameOf } from '../names.ts'
import type { PartState } from '../records/releases.ts'

/** A version of a part, with the one that browsers fail over to. */
export interface Version {
  readonly remote: RemoteArtifact
  readonly fallback: RemoteArtifact | undefined
}

/** A part whose pages are to be composed. */
export interface Candidate {
  readonly live: Version
  /** The version that it replaced, composed as well so that taking the live one back renders nothing. */
  readonly previous: Version | undefined
  /** Why the version to fail over to cannot be one with this shell. */
  readonly refused?: string | undefined
}

export async function readCandidate(
  artifacts: Artifacts,
  shell: ShellArtifact,
  name: string,
  state: PartState,
  withPrevious: boolean,
): Promise<Candidate> {
  const remote = await artifacts.remote(name, state.version)
  checkContract(shell, remote)
  const { artifact: fallback, refused } = await readFallback(artifacts, shell, name, state.fallback)
  const live = { remote, fallback }
  if (!withPrevious || !state.previous || !fallback) return { live, previous: undefined, refused }
  const before = await readFallback(artifacts, shell, name, state.previous.fallback)
  return { live, previous: { remote: fallback, fallback: before.artifact } }
}

/** A version to fail over to, if it can work with this shell. */
async function readFallback(
  artifacts: Artifacts,
  shell: ShellArtifact,
  name: string,
  version: string | undefined,
): Promise<{ artifact: RemoteArtifact | undefined; refused?: string }> {
  if (!version) return { artifact: undefined }
  try {
    const artifact = await artifacts.remote(name, version)
    checkContract(shell, artifact)
    return { artifact }
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error
    return { artifact: undefined, refused: error.message }
  }
}

export const versionsOf = ({ live, previous }: Candidate): Version[] => (previous ? [live, previous] : [live])

/** With a version that is yet to be composed goes the one that may have to do without it. */
export function versionsToRender(
  candidates: readonly Candidate[],
  isComposed: (version: Version) => boolean,
): RemoteArtifact[] {
  return candidates.flatMap(({ live, previous }) => {
    if (previous && !isComposed(previous)) return [live.remote, previous.remote]
    return isComposed(live) ? [] : [live.remote]
  })
}

/** A version that does not pass is none to fail over to, or to go back to. */
export function withoutFailed(candidate: Candidate, failures: Failures): Candidate {
  const { remote, fallback } = candidate.live
  const failed = fallback && failures.get(nameOf(fallback))
  if (!failed) return candidate
  return { live: { remote, fallback: undefined }, previous: undefined, refused: failed.failure }
}
