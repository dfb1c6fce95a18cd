import { DamagedError, orDamage, ReleaseError } from '../errors.ts'
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

/** Whether a part stays as it was because of this error. */
export type Holds = (error: unknown) => error is ReleaseError

const isDamage: Holds = (error) => error instanceof DamagedError

/** For servers: an outage may be one of a single file, which must not hold up the releases of all other parts. */
export const isUnreadable: Holds = (error) => error instanceof ReleaseError

/**
 * What can be shown of a release, given the one shown before it. A part whose pages cannot be served, because of an
 * earlier release, stays as it was shown before, or has no pages. Otherwise, the holder of one part's key could keep
 * the later releases of all others from visitors. A release that itself changes such a part is refused as a whole.
 */
export async function loadNext(
  store: Store,
  release: Release,
  last?: LiveSite,
  holds = isDamage,
): Promise<Loaded> {
  try {
    return { site: await loadSite(store, release, last), held: [] }
  } catch (error) {
    if (!holds(error)) throw error
    const { shown, held } = await withHeldParts(store, release, last, holds)
    if (held.length === 0) throw error
    return { site: await loadSite(store, shown, last), held }
  }
}

async function withHeldParts(
  store: Store,
  release: Release,
  last: LiveSite | undefined,
  holds: Holds,
): Promise<{ shown: Release; held: string[] }> {
  const parent = await orDamage(readRelease(store, release.channel, release.parent))
  const held: string[] = []
  if (parent instanceof DamagedError) return { shown: release, held }
  const parts: Record<string, PartState> = Object.assign({}, release.parts)
  for (const [name, state] of Object.entries(release.parts)) {
    const before = last?.release.parts[name]
    if (!same(state, parent.parts[name]) || same(state, before)) continue
    const problem = await problemOf(store, release, name, state, holds)
    if (!problem) continue
    parts[name] = before ?? withoutPages(state)
    held.push(`${name} stays as it was: ${oneLine(problem.message)}`)
  }
  const { shared } = release
  const isInherited = shared && same(shared, parent.shared)
  const problem = isInherited && (await problemOf(store, release, shared.part, shared.state, holds))
  if (problem) held.push(`${shared.part} is not shared: ${oneLine(problem.message)}`)
  return { shown: { ...(problem ? withoutShare(release) : release), parts }, held }
}

/** Why a part's pages cannot be served. */
async function problemOf(
  store: Store,
  release: Release,
  name: string,
  state: PartState,
  holds: Holds,
): Promise<ReleaseError | undefined> {
  const { shell } = release.parts
  const alone = { ...withoutShare(release), parts: { ...(shell && { shell }), [name]: state } }
  try {
    await loadSite(store, alone)
  } catch (error) {
    if (holds(error)) return error
    throw error
  }
}

const withoutPages = ({ composition: _, ...state }: PartState): PartState => state
