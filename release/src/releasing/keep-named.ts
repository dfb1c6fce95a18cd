import { readComposition } from '../records/composition.ts'
import { type PartState, type Release, servedVersions } from '../records/releases.ts'
import { statesOf } from '../records/shared.ts'
import { keys } from '../store/keys.ts'
import type { Removals } from '../store/removal.ts'
import type { Store } from '../store/store.ts'

/**
 * Stops `prune` from removing what a release names and its base does not, and returns whether it had to wait.
 * Throws if anything that the release names is already gone.
 */
export async function keepNamed(
  store: Store,
  removals: Removals,
  base: Release | undefined,
  release: Release,
): Promise<boolean> {
  if (await removals.areNone()) return false
  const before = new Set(statesOf(base).flatMap(versionsServed))
  const named = statesOf(release)
    .flatMap(versionsServed)
    .filter((key) => !before.has(key))
  const composed = new Set(statesOf(base).map(([, { composition }]) => composition?.key))
  for (const [, { composition }] of statesOf(release)) {
    if (!composition || composed.has(composition.key)) continue
    const { pages } = await readComposition(store, composition)
    named.push(keys.composition(composition.key), ...pages.map(({ page }) => keys.page(page)))
  }
  return removals.keep(named, 'nothing was released')
}

const versionsServed = ([name, state]: [string, PartState]): string[] =>
  servedVersions(state).map((version) => keys.version(name, version))
