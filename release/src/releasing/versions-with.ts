import { checkArtifact, readArtifact } from '../artifacts/artifacts.ts'
import { ReleaseError } from '../errors.ts'
import { withAncestors } from '../records/ancestors.ts'
import { type PartState, type Release, requirePart } from '../records/releases.ts'
import type { Store } from '../store/store.ts'
import type { ReleaseRequest } from './apply.ts'

/**
 * A part's versions that were live with a shell, newest first. Skips as many as it is told, but not all that are left.
 * Those rolled back since come last, and are never skipped: a broken shell would be worse.
 */
export async function* versionsWith(
  { store, by, why }: ReleaseRequest,
  live: Release,
  shell: string,
  part: string,
): AsyncGenerator<PartState, void, number> {
  const { version: now, takenBack = [] } = requirePart(live, part)
  const passed = new Set([now])
  const again = ({ composition: _, fallback, takenBack: __, ...state }: PartState): PartState => {
    const others = takenBack.filter((version) => version !== state.version)
    return {
      ...state,
      by,
      why,
      since: new Date().toISOString(),
      ...(fallback && !takenBack.includes(fallback) && { fallback }),
      ...(others.length > 0 && { takenBack: others }),
    }
  }
  const withdrawn: PartState[] = []
  let over = 0
  let passedOver: PartState[] = []
  for await (const { parts } of withAncestors(store, live)) {
    const then = parts[part]
    if (!then || parts['shell']?.version !== shell || passed.has(then.version)) continue
    passed.add(then.version)
    if (takenBack.includes(then.version)) withdrawn.push(then)
    else if (passedOver.length < over) passedOver.push(then)
    else if (await isWhole(store, part, then.version)) {
      over = yield again(then)
      passedOver = []
    }
  }
  for (const oldest of passedOver.reverse())
    if (await isWhole(store, part, oldest.version)) {
      yield again(oldest)
      break
    }
  for (const then of withdrawn) if (await isWhole(store, part, then.version)) yield again(then)
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
