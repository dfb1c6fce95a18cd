import { DamagedError, orDamage } from '../errors.ts'
import { oneLine } from '../print.ts'
import { type PartState, type Release, readRelease } from '../records/releases.ts'
import { same } from '../records/same.ts'
import { withoutShare } from '../records/shared.ts'
import type { Store } from '../store/store.ts'
import { type LiveSite, loadSite } from './live-site.ts'

interface Loaded {
  readonly site: LiveSite
  /** What is shown differently from the record, and why: one sentence each. */
  readonly held: readonly string[]
}

/**
 * What can be shown of a release, given the one shown before it. A part whose pages cannot be served, because of an
 * earlier release, stays as it was shown before, or has no pages. Otherwise, the holder of one part's key could keep
 * the later releases of all others from visitors. A release that itself changes such a part is refused as a whole.
 */
export async function loadNext(store: Store, release: Release, last?: LiveSite): Promise<Loaded> {
  try {
    return { site: await loadSite(store, release, last), held: [] }
  } catch (error) {
    if (!(error instanceof DamagedError)) throw error
    const { shown, held } = await withHeldParts(store, release, last)
    if (held.length === 0) throw error
    return { site: await loadSite(store, shown, last), held }
  }
}

async function withHeldParts(
  store: Store,
  release: Release,
  last: LiveSite | undefined,
): Promise<{ shown: Release; held: string[] }> {
  const parent = await orDamage(readRelease(store, release.channel, release.parent))
  const held: string[] = []
  if (parent instanceof DamagedError) return { shown: release, held }
  const parts: Record<string, PartState> = Object.assign({}, release.parts)
  for (const [name, state] of Object.entries(release.parts)) {
    const before = last?.release.parts[name]
    if (!same(state, parent.parts[name]) || same(state, before)) continue
    const problem = await problemOf(store, release, name, state)
    if (!problem) continue
    parts[name] = before ?? withoutPages(state)
    held.push(`${name} stays as it was: ${oneLine(problem.message)}`)
  }
  const { shared } = release
  const isInherited = shared && same(shared, parent.shared)
  const problem = isInherited && (await problemOf(store, release, shared.part, shared.state))
  if (problem) held.push(`${shared.part} is not shared: ${oneLine(problem.message)}`)
  return { shown: { ...(problem ? withoutShare(release) : release), parts }, held }
}

/** Why a part's pages cannot be served. */
async function problemOf(
  store: Store,
  release: Release,
  name: string,
  state: PartState,
): Promise<DamagedError | undefined> {
  const { shell } = release.parts
  const alone = { ...withoutShare(release), parts: { ...(shell && { shell }), [name]: state } }
  const loaded = await orDamage(loadSite(store, alone))
  return loaded instanceof DamagedError ? loaded : undefined
}

const withoutPages = ({ composition: _, ...state }: PartState): PartState => state
