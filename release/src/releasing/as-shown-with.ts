import { setTimeout } from 'node:timers/promises'
import { findArtifact } from '../artifacts/artifacts.ts'
import { ifIntact } from '../errors.ts'
import { withAncestors } from '../records/ancestors.ts'
import { type CompositionRef, checkComposition } from '../records/composition.ts'
import { type PartState, type Release, requirePart, servedVersions } from '../records/releases.ts'
import type { Store } from '../store/store.ts'
import type { ReleaseRequest } from './apply.ts'
import { isWhole, returned } from './versions-with.ts'

/** How long checking a part's earlier pages may take, in ms. */
const patience = 60_000

/**
 * The last resort for a part none of whose versions can be composed with the restored shell: its pages as they last
 * were with that shell, even if the settings have changed since, or else no pages. A part must not keep a broken shell
 * live.
 */
export async function asShownWith(
  { store, by, why }: ReleaseRequest,
  live: Release,
  shell: string,
  part: string,
): Promise<PartState> {
  for await (const { parts } of withAncestors(store, live)) {
    const then = parts[part]
    if (parts['shell']?.version !== shell || !then?.composition) continue
    if (!(await isShowable(store, part, then, then.composition))) break
    const { fallback, composition } = then
    return {
      ...returned(requirePart(live, part), then, { by, why }),
      ...(fallback && { fallback }),
      composition,
    }
  }
  const { composition: _, ...state } = requirePart(live, part)
  return state
}

/** Whether a part's pages and files are intact; false if checking them takes longer than `patience`. */
async function isShowable(
  store: Store,
  part: string,
  state: PartState,
  pages: CompositionRef,
): Promise<boolean> {
  const late = new AbortController()
  const timeout = setTimeout(patience, false, { signal: late.signal }).catch(() => false)
  const versions = servedVersions(state).map((version) =>
    isWhole(store, () => findArtifact(store, part, version)),
  )
  const composition = ifIntact(checkComposition(store, pages)).then(Boolean)
  const checked = Promise.all([composition, ...versions]).then((all) => all.every(Boolean))
  return Promise.race([checked, timeout]).finally(() => late.abort())
}
