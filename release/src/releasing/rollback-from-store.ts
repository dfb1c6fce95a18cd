import { Artifacts } from '../artifacts/artifact-reader.ts'
import { checkArtifact } from '../artifacts/artifacts.ts'
import { ReleaseError } from '../errors.ts'
import { checkComposition, findComposition } from '../records/composition.ts'
import { nextRelease, type PartState, type Release } from '../records/releases.ts'
import type { Store } from '../store/store.ts'
import type { DesiredState, Plan } from './plan.ts'

/**
 * The plan of a rollback of remotes to pages that are in the store. They were composed when the gate had let their
 * versions through with this very shell, and the record of the live release is as it passed the gate: so neither the
 * shell's table nor any other part is read, however many there are. `undefined` when something is not as it should be:
 * plan() will say what.
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
      const known = await withPages(store, desired, name)
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

async function withPages(store: Store, desired: DesiredState, name: string): Promise<PartState | undefined> {
  const { shell, [name]: state } = desired.parts
  if (!shell || !state) return
  const artifacts = new Artifacts(store)
  const remote = await artifacts.remote(name, state.version)
  await checkArtifact(store, remote)
  const fallback = state.fallback ? await artifacts.remote(name, state.fallback) : undefined
  const composition = await findComposition(store, { shell, remote, fallback, site: desired.settings })
  if (!composition) return
  await checkComposition(store, composition)
  return { ...state, composition }
}
