import type { Artifact } from '@bridge/shared/artifact'
import { checkArtifact, findArtifact } from '../artifacts/artifacts.ts'
import { ReleaseError } from '../errors.ts'
import { withAncestors } from '../records/ancestors.ts'
import { type PartState, type Release, requirePart } from '../records/releases.ts'
import { inTurn } from '../store/reading-ahead.ts'
import type { Store } from '../store/store.ts'
import type { ReleaseRequest } from './apply.ts'

/**
 * A part's versions that were live with a shell, newest first. Those that have since been rolled back come last: they
 * are still better than a broken shell. Skips as many as `skip` returns, but always tries the oldest of each kind.
 */
export async function* versionsWith(
  { store, by, why }: ReleaseRequest,
  live: Release,
  shell: string,
  part: string,
  skip: () => number,
): AsyncGenerator<PartState, void> {
  const { version: now, takenBack = [] } = requirePart(live, part)
  const passed = new Set([now])
  const withdrawn: PartState[] = []
  async function* others(): AsyncGenerator<PartState> {
    for await (const { parts } of withAncestors(store, live)) {
      const then = parts[part]
      if (!then || parts['shell']?.version !== shell || passed.has(then.version)) continue
      passed.add(then.version)
      if (takenBack.includes(then.version)) withdrawn.push(then)
      else yield then
    }
  }
  for (const states of [others(), withdrawn])
    for await (const state of tried(store, part, states, skip))
      yield returned(requirePart(live, part), state, { by, why })
}

/** An earlier state of a part as a new release records it, without pages. */
export function returned(
  { takenBack = [] }: PartState,
  { composition: _, fallback, takenBack: __, ...state }: PartState,
  { by, why }: Pick<ReleaseRequest, 'by' | 'why'>,
): PartState {
  const stillTakenBack = takenBack.filter((version) => version !== state.version)
  return {
    ...state,
    by,
    why,
    since: new Date().toISOString(),
    ...(fallback && !takenBack.includes(fallback) && { fallback }),
    ...(stillTakenBack.length > 0 && { takenBack: stillTakenBack }),
  }
}

/** The states whose versions are intact. Skips as many as `skip` returns, except the oldest intact one. */
async function* tried(
  store: Store,
  part: string,
  states: AsyncIterable<PartState> | Iterable<PartState>,
  skip: () => number,
): AsyncGenerator<PartState> {
  const isIntact = (found: Found) => isWhole(store, found)
  let skipped: (readonly [PartState, Found])[] = []
  for await (const [state, found] of inTurn(states, ({ version }, most) =>
    findArtifact(store, part, version, most),
  ))
    if (skipped.length < skip()) skipped.push([state, found])
    else if (await isIntact(found)) {
      skipped = []
      yield state
    }
  for (const [oldest, found] of skipped.reverse()) if (await isIntact(found)) return yield oldest
}

type Found = () => Promise<Artifact | undefined>

export async function isWhole(store: Store, find: Found): Promise<boolean> {
  try {
    const artifact = await find()
    if (artifact) await checkArtifact(store, artifact)
    return artifact !== undefined
  } catch (error) {
    if (error instanceof ReleaseError) return false
    throw error
  }
}
