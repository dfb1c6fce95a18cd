import { checkArtifact, readArtifact } from '../artifacts/artifacts.ts'
import { ReleaseError } from '../errors.ts'
import { withAncestors } from '../records/ancestors.ts'
import { type PartState, type Release, requirePart } from '../records/releases.ts'
import type { Store } from '../store/store.ts'
import type { ReleaseRequest } from './apply.ts'

/**
 * A part's versions that were live with a shell, newest first, and then those of them that were rolled back since, as a
 * broken shell would be worse. Skips as many as it is told, but tries the oldest of either in any case.
 */
export async function* versionsWith(
  { store, by, why }: ReleaseRequest,
  live: Release,
  shell: string,
  part: string,
): AsyncGenerator<PartState, void, number> {
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
  const again = ({ composition: _, fallback, takenBack: __, ...state }: PartState): PartState => {
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
  const isIntact = ({ version }: PartState) => isWhole(store, part, version)
  let over = 0
  for (const states of [others(), withdrawn]) over = yield* tried(states, isIntact, again, over)
}

/** Yields the intact ones, and is told each time how many to skip. Returns what it was told last. */
async function* tried(
  states: AsyncIterable<PartState> | Iterable<PartState>,
  isIntact: (state: PartState) => Promise<boolean>,
  again: (state: PartState) => PartState,
  skip: number,
): AsyncGenerator<PartState, number, number> {
  let over = skip
  let skipped: PartState[] = []
  for await (const state of states) {
    if (skipped.length < over) skipped.push(state)
    else if (await isIntact(state)) {
      over = yield again(state)
      skipped = []
    }
  }
  for (const oldest of skipped.reverse()) if (await isIntact(oldest)) return yield again(oldest)
  return over
}

async function isWhole(store: Store, part: string, version: string): Promise<boolean> {
  try {
    await checkArtifact(store, await readArtifact(store, part, version))
    return true
  } catch (error) {
    if (error instanceof ReleaseError) return false
    throw error
  }
}
