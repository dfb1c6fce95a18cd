import { mapConcurrently } from '../concurrency.ts'
import { releaseDifferences } from '../differences/release-differences.ts'
import { DamagedError, ReleaseError } from '../errors.ts'
import type { CheckInBrowser } from '../gate/browser/check-in-browser.ts'
import { compositionBytes } from '../records/composition.ts'
import { groundChanged } from '../records/ground-changed.ts'
import { appendRelease } from '../records/next-release.ts'
import type { OpenedIn, PartState, Release } from '../records/releases.ts'
import { same } from '../records/same.ts'
import { statesOf } from '../records/shared.ts'
import type { Signer } from '../signing/key-pair.ts'
import { Removals } from '../store/removal.ts'
import type { Store } from '../store/store.ts'
import { TrialStore } from '../store/trial-store.ts'
import { refuseUnallowed, signRelease } from '../trust/sign-release.ts'
import { within } from '../within.ts'
import { planBothSides, sideBefore, sideChanged } from './both-sides.ts'
import { checkReason } from './check-reason.ts'
import { keepNamed } from './keep-named.ts'
import { lookingForBase } from './looking-for-base.ts'
import { oncePer } from './once-per.ts'
import { outpaced, tries } from './outpaced.ts'
import type { DesiredState, Plan } from './plan.ts'
import { refuseSamePart } from './refuse-same-part.ts'
import { releaseSeen } from './release-seen.ts'
import { rollbackFromStore } from './rollback-from-store.ts'

export interface ReleaseRequest {
  readonly store: Store
  readonly channel: string
  readonly by: string
  readonly why: string
  /** Goes through every step without changing the store. */
  readonly dryRun?: boolean
  /** Opens the pages that the release changes, before it goes live. */
  readonly check?: CheckInBrowser
  /** Time limit for rendering one page, in ms. */
  readonly renderLimit?: number
  /** The release that the user last saw, by default the live one. Fails if the part has been released since. */
  readonly seen?: number
  /** The keys in RELEASE_KEY. */
  readonly signers?: readonly Signer[]
  /** How long to wait for a run of `prune` to stop for this release, in ms. */
  readonly pruneStops?: number
}

/** Derives the state that a command wants from the live release; called again for each rebase. */
export type DesiredFrom = (
  base: Release | undefined,
) => Promise<Omit<DesiredState, 'channel' | 'changed' | 'by' | 'why' | 'renderLimit' | 'signers'>>

/**
 * Plans a release and makes it live by writing its record, the only step that others can see. If another
 * release lands first, rebases onto it and plans again, unless both change the same part.
 *
 * @param from the live release that the caller has based a decision on, if any: the same goes for later ones
 */
export async function apply(
  request: ReleaseRequest,
  changed: readonly string[],
  desiredFrom: DesiredFrom,
  from?: Release,
): Promise<Plan> {
  const { channel, by, why, check, dryRun, seen, signers = [], pruneStops } = request
  checkReason(why, by)
  const store = dryRun ? new TrialStore(request.store) : request.store
  const look = check && oncePer(pagesOf, check)
  const findBase = lookingForBase(store, channel)
  const [begun, removals] = await Promise.all([findBase(), Removals.since(store, pruneStops)])
  const first =
    seen === undefined ? (from ?? begun.live) : await releaseSeen(store, channel, seen, begun.live?.number)
  let newest = begun
  // Noise that takes a release's number leaves its base, and so its plan, unchanged.
  const prepareOn = oncePer(
    (base: Release | undefined) => base,
    (base) => prepare({ ...request, store }, base, changed, desiredFrom, look),
  )
  const isSigning = !dryRun || signers.length > 0
  const taken: number[] = []
  for (let attempt = 0; attempt < tries; attempt++) {
    const base = newest.live
    if (!first && base && isAsWanted(base, changed, await desiredFrom(undefined))) return unchanged(base)
    refuseSamePart(first, base, changed, seen === undefined ? undefined : `after release ${seen}`)
    if (isSigning) refuseUnallowed(base, changed, signers)
    const prepared = await prepareOn(base)
    if (!dryRun && (await keepNamed(store, removals, base, prepared.release))) {
      newest = await findBase()
      if (!same(newest.live, base)) continue
    }
    const numbered = { ...prepared.release, number: newest.next }
    const release = isSigning ? signRelease(base, numbered, signers) : numbered
    const warnings = [...newest.passedOver, ...prepared.warnings]
    if (await appendRelease(store, release, () => dryRun || removals.isCurrent())) {
      const done = { ...prepared, release, warnings }
      return dryRun
        ? {
            ...done,
            differences: await releaseDifferences(
              { store, release: sideBefore(base, release) },
              { store, release: sideChanged(release) },
            ),
          }
        : done
    }
    taken.push(release.number)
    newest = await findBase()
  }
  throw outpaced(store, channel, taken)
}

/**
 * Takes a state through the gate on top of a release. Afterwards the store holds everything that the new release
 * will name, and none of it is live.
 */
export async function prepare(
  { store, channel, by, why, renderLimit, check, signers = [] }: ReleaseRequest,
  base: Release | undefined,
  changed: readonly string[],
  desiredFrom: DesiredFrom,
  look = check,
): Promise<Plan> {
  const desired = { ...(await desiredFrom(base)), changed, channel, by, why, renderLimit, signers }
  const isNewGround = groundChanged(base, desired)
  const others = isNewGround ? undefined : checkOthers(store, base, desired)
  others?.catch(() => {}) // reported only if the plan succeeds
  const isReady = desired.isComposed && !isNewGround
  const composed = isReady ? await rollbackFromStore(store, base, desired) : undefined
  const planned = composed ?? (await planBothSides(store, base, desired))
  const held = (await others) ?? []
  const { opened, notes = [] } =
    (await look?.(store, { ...planned, release: sideChanged(planned.release) }, base)) ?? {}
  const release = markOpened(planned.release, opened)
  return { ...planned, release, opened, warnings: [...planned.warnings, ...held, ...notes] }
}

const pagesOf: (...planned: Parameters<CheckInBrowser>) => unknown = (_, { recomposed, release }) =>
  recomposed.map((name) => release.parts[name]?.composition)

function markOpened(release: Release, opened: OpenedIn | undefined): Release {
  if (!opened) return release
  const { shared } = release
  const parts: Record<string, PartState> = Object.assign({}, release.parts)
  for (const name of release.changed)
    if (name !== shared?.part) parts[name] = { ...(parts[name] as PartState), opened }
  const isShared = shared && release.changed.includes(shared.part)
  return {
    ...release,
    parts,
    ...(isShared && { shared: { ...shared, state: { ...shared.state, opened } } }),
  }
}

/** Whether the live release is already the wanted one, as when two deployers set up the same store concurrently. */
const isAsWanted = (
  live: Release,
  changed: readonly string[],
  { parts }: Pick<DesiredState, 'parts'>,
): boolean => changed.every((name) => live.parts[name]?.version === parts[name]?.version)

/** In ms: a rollback waits no longer for the pages of other parts, which are checked only to report problems. */
const forNotes = 2000

/** Checking more parts than this would take longer than the release itself; `verify` checks them all. */
const fewEnough = 100

/**
 * Versions that this release keeps live although their pages cannot be served, one sentence each: servers show their parts
 * as they were before (serve/load-next.ts). The holder of one part's key must not be able to block the others' releases.
 */
async function checkOthers(
  store: Store,
  base: Release | undefined,
  { changed, action, parts }: Pick<DesiredState, 'changed' | 'action' | 'parts'>,
): Promise<string[]> {
  const others = statesOf(base).filter(
    ([name, { version }]) => !changed.includes(name) || parts[name]?.version === version,
  )
  if (others.length > fewEnough) return []
  const found = await mapConcurrently(32, others, async ([name, { composition }]) => {
    if (!composition) return []
    try {
      const read = compositionBytes(store, composition).then(() => [])
      if (action !== 'rollback') return await read
      const unknown = `it is unknown whether the pages of ${name} can be served: the store does not answer`
      return await within(forNotes, read, () => [unknown])
    } catch (error) {
      const isNoted =
        error instanceof DamagedError || (action === 'rollback' && error instanceof ReleaseError)
      if (!isNoted) throw error
      return `the pages of ${name} cannot be served, so visitors get earlier ones: ${error.message}; ${error.hint}`
    }
  })
  return found.flat()
}

const unchanged = (release: Release): Plan => ({ release, recomposed: [], composed: 0, warnings: [] })
