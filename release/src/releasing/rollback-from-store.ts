import { Artifacts } from '../artifacts/artifact-reader.ts'
import { checkArtifact } from '../artifacts/artifacts.ts'
import { ReleaseError } from '../errors.ts'
import { checkComposition, findComposition } from '../records/composition.ts'
import { nextRelease } from '../records/next-release.ts'
import type { PartState, Release } from '../records/releases.ts'
import type { Store } from '../store/store.ts'
import type { DesiredState, Plan } from './plan.ts'

/**
 * Fast path: rolls remotes back to pages that are already in the store. These were composed after their versions had
 * passed the gate with this very shell, and the live record has not changed since it passed the gate, so neither the
 * route table nor any other part is read. Returns undefined when a precondition fails; plan() reports why.
 */
export async function rollbackFromStore(
  store: Store,
  base: Release | undefined,
  desired: DesiredState,
): Promise<Plan | undefined> {
  if (!base?.sha256) return
  try {
    const parts: Record<string, PartState> = Object.assign({}, desired.parts)
    for (const name of desired.changed) {
      const known = await withPages(store, base, desired, name)
      if (!known) return
      parts[name] = known
    }
    const release = nextRelease(base, { ...desired, parts })
    return { release, recomposed: desired.changed, composed: 0, warnings: [] }
  } catch (error) {
    if (error instanceof ReleaseError) return
    throw error
  }
}

async function withPages(
  store: Store,
  { keys: list }: Release,
  desired: DesiredState,
  name: string,
): Promise<PartState | undefined> {
  const { shell, [name]: state } = desired.parts
  if (!shell || !state) return
  const artifacts = new Artifacts(store)
  const remote = await artifacts.remote(name, state.version)
  await checkArtifact(store, remote)
  const fallback = state.fallback ? await artifacts.remote(name, state.fallback) : undefined
  const { settings: site, signers } = desired
  const composition = await findComposition(store, { shell, remote, fallback, site }, { list, signers })
  if (!composition) return
  await checkComposition(store, composition)
  return { ...state, composition }
}
