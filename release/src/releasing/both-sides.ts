import { RefusedError, ReleaseError } from '../errors.ts'
import { oneLine } from '../print.ts'
import { groundChanged } from '../records/ground-changed.ts'
import { nextRelease } from '../records/next-release.ts'
import type { PartState, Release } from '../records/releases.ts'
import { type Shared, withoutShare, withShare } from '../records/shared.ts'
import type { Store } from '../store/store.ts'
import { nameOfShared } from './already-shared.ts'
import { type DesiredState, type Plan, plan } from './plan.ts'

/**
 * Takes a desired state through the gate. While a version is shared, there are two states: what visitors in the share
 * get, and what all others get. Both must pass, because either may soon be live alone.
 */
export async function planBothSides(
  store: Store,
  base: Release | undefined,
  desired: DesiredState,
): Promise<Plan> {
  const { shared } = desired
  const isLiveSame = changesOnlyShare(base, desired)
  const live = isLiveSame ? unchanged(base, desired) : await plan(store, base, desired)
  if (!shared || isAsItWas(base, desired, shared)) return live
  const { parts, changed } = live.release
  if (!isLiveSame && changed.includes(shared.part))
    return withoutShared(live, shared, 'the live version is rolled back too')
  try {
    const before = base?.shared ? withShare(base, base.shared) : base
    const others = Object.assign({}, parts, { [shared.part]: shared.state })
    const stoodWith = desired.stoodWith && (() => nothingEarlier())
    const side = await plan(store, before, {
      ...desired,
      changed,
      parts: others,
      shared: undefined,
      stoodWith,
      lastResort: undefined, // instead, the version is no longer shared
    })
    return joined(live, shared, side)
  } catch (error) {
    if (!(error instanceof ReleaseError) || changed.includes(shared.part)) throw error
    if (desired.stoodWith && error instanceof RefusedError) return withoutShared(live, shared, error.message)
    throw new ReleaseError(
      `with ${nameOfShared(shared)}, which ${shared.percent}% of visitors get: ${error.message}`,
      {
        hint: `first promote ${shared.part} or roll it back${error.hint ? `; or ${error.hint}` : ''}`,
        cause: error,
      },
    )
  }
}

/** The release as it looks to the visitors for whom it changes something. */
export const sideChanged = (release: Release): Release =>
  release.shared && release.changed.includes(release.shared.part)
    ? withShare(release, release.shared)
    : release

/** The base as it looked to the visitors for whom the release changes something. */
export const sideBefore = (base: Release | undefined, release: Release): Release | undefined =>
  base?.shared && release.action === 'rollback' && release.changed.includes(base.shared.part)
    ? withShare(base, base.shared)
    : base

/** Whether visitors outside the share keep what they have. Their side then needs neither the gate nor the store. */
const changesOnlyShare = (base: Release | undefined, desired: DesiredState): boolean =>
  base !== undefined &&
  !groundChanged(base, desired) &&
  desired.changed.every((name) => {
    const [before, after] = [base.parts[name], desired.parts[name]]
    return before?.version === after?.version && before?.composition?.key === after?.composition?.key
  })

const unchanged = (base: Release | undefined, desired: DesiredState): Plan => ({
  release: nextRelease(base, desired),
  recomposed: desired.changed,
  composed: 0,
  warnings: [],
})

/** Whether the shared side needs no plan of its own. A rollback of another part does not go through the gate. */
const isAsItWas = (base: Release | undefined, desired: DesiredState, shared: Shared): boolean =>
  !groundChanged(base, desired) &&
  base?.shared?.state.since === shared.state.since &&
  (desired.action !== 'deploy' || desired.changed.every((name) => name === shared.part))

/** A shared version never keeps a broken shell live, and is not replaced by an earlier one. */
async function* nothingEarlier(): AsyncGenerator<PartState, void, number> {}

function joined(live: Plan, shared: Shared, side: Plan): Plan {
  const state = side.release.parts[shared.part] as PartState
  return {
    ...live,
    release: { ...live.release, shared: { ...shared, state } },
    recomposed: [...new Set([...live.recomposed, ...side.recomposed])],
    composed: live.composed + side.composed,
    warnings: [...new Set([...live.warnings, ...side.warnings])],
  }
}

function withoutShared(live: Plan, shared: Shared, why: string): Plan {
  const { changed } = live.release
  const release = { ...withoutShare(live.release), changed: [...new Set([...changed, shared.part])] }
  const said = `${nameOfShared(shared)} is no longer shared: ${oneLine(why)}`
  return { ...live, release, warnings: [...live.warnings, said] }
}
