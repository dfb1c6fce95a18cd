import { mapConcurrently } from '../concurrency.ts'
import { DamagedError, orDamage, ReleaseError } from '../errors.ts'
import { oneLine } from '../print.ts'
import { withAncestors } from '../records/ancestors.ts'
import { type PartState, type Release, readRelease } from '../records/releases.ts'
import { same } from '../records/same.ts'
import { withoutShare } from '../records/shared.ts'
import { type LiveSite, loadSite } from './live-site.ts'
import type { PageLists } from './page-lists.ts'

interface Loaded {
  readonly site: LiveSite
  /** What is shown differently from the record, and why: one sentence each. */
  readonly held: readonly string[]
}

/** Whether a part stays as it was because of this error. */
export type Holds = (error: unknown) => error is ReleaseError

const isDamage: Holds = (error) => error instanceof DamagedError

/** How many earlier releases are searched for pages of a part that can be shown. */
const mostSearched = 20

/** For servers: an outage may be one of a single file, which must not hold up the releases of all other parts. */
export const isUnreadable: Holds = (error) => error instanceof ReleaseError

/**
 * What can be shown of a release, given the one shown before it. A part whose pages cannot be served, because of an
 * earlier release, stays as it was shown before, or as an earlier release had it, or has no pages. Otherwise, the holder
 * of one part's key could keep the later releases of all others from visitors. A release that itself changes such a part
 * is refused as a whole.
 */
export async function loadNext(
  lists: PageLists,
  release: Release,
  last?: LiveSite,
  holds = isDamage,
): Promise<Loaded> {
  try {
    return { site: await loadSite(lists, release, last), held: [] }
  } catch (error) {
    if (!holds(error)) throw error
    const { shown, held } = await withHeldParts({ lists, release, last, holds })
    if (held.length === 0) throw error
    return { site: await loadSite(lists, shown, last), held }
  }
}

interface Loading {
  readonly lists: PageLists
  readonly release: Release
  readonly last: LiveSite | undefined
  readonly holds: Holds
}

async function withHeldParts(loading: Loading): Promise<{ shown: Release; held: string[] }> {
  const { lists, release, last } = loading
  await lists.shellOf(release) // without it, no part can be shown
  const parent = await orDamage(readRelease(lists.store, release.channel, release.parent))
  if (parent instanceof DamagedError) return { shown: release, held: [] }
  const unchanged = Object.entries(release.parts).filter(
    ([name, state]) => samePages(state, parent.parts[name]) && !same(state, last?.release.parts[name]),
  )
  const replaced = await mapConcurrently(8, unchanged, async ([name, state]) => {
    const problem = await problemOf(loading, name, state)
    return problem ? [{ name, problem, ...(await replacementFor(loading, name, state)) }] : []
  })
  const parts: Record<string, PartState> = Object.assign({}, release.parts)
  for (const { name, state } of replaced.flat()) parts[name] = state
  const held = replaced.flat().map(({ name, how, problem }) => `${name} ${how}: ${oneLine(problem.message)}`)
  const { shared } = release
  const isInherited = shared && same(shared, parent.shared)
  const problem = isInherited && (await problemOf(loading, shared.part, shared.state))
  if (problem) held.push(`${shared.part} is not shared: ${oneLine(problem.message)}`)
  return { shown: { ...(problem ? withoutShare(release) : release), parts }, held }
}

/** Whether visitors get the same of a part. */
const samePages = (one: PartState, other: PartState | undefined): boolean =>
  one.version === other?.version &&
  one.fallback === other.fallback &&
  same(one.composition, other.composition)

interface Replacement {
  readonly state: PartState
  readonly how: string
}

/** What is shown in place of a part's pages: never a version that has been rolled back. */
async function replacementFor(loading: Loading, name: string, state: PartState): Promise<Replacement> {
  const canBeShown = async (other: PartState) =>
    !state.takenBack?.includes(other.version) && !(await problemOf(loading, name, other))
  const { lists, release, last } = loading
  const before = last?.release.parts[name]
  if (before?.composition && (await canBeShown(before))) return { state: before, how: 'stays as it was' }
  let left = mostSearched
  let tried = state
  for await (const { number, parts } of withAncestors(lists.store, release)) {
    const earlier = parts[name]
    if (!earlier || left-- === 0) break
    if (earlier.composition && !samePages(earlier, tried) && (await canBeShown(earlier)))
      return { state: earlier, how: `is shown as in release ${number}` }
    tried = earlier
  }
  return { state: withoutPages(state), how: 'has no pages' }
}

/** Why a part's pages cannot be served. */
async function problemOf(
  { lists, release, holds }: Loading,
  name: string,
  state: PartState,
): Promise<ReleaseError | undefined> {
  const { shell } = release.parts
  const alone = { ...withoutShare(release), parts: { ...(shell && { shell }), [name]: state } }
  try {
    await loadSite(lists, alone)
  } catch (error) {
    if (holds(error)) return error
    throw error
  }
}

const withoutPages = ({ composition: _, ...state }: PartState): PartState => state
