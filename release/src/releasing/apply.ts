import { mapConcurrently } from '../concurrency.ts'
import { ReleaseError } from '../errors.ts'
import type { Checked, CheckInBrowser } from '../gate/browser/check-in-browser.ts'
import { compositionBytes } from '../records/composition.ts'
import {
  appendRelease,
  newestRelease,
  type OpenedIn,
  type PartState,
  type Release,
} from '../records/releases.ts'
import type { Store } from '../store/store.ts'
import { TrialStore } from '../store/trial-store.ts'
import { groundChanged } from './affected-parts.ts'
import { type DesiredState, type Plan, plan } from './plan.ts'
import { rollbackFromStore } from './rollback-from-store.ts'

/** How often to start over when others release at the same time. */
const tries = 100

export interface ReleaseRequest {
  readonly store: Store
  readonly channel: string
  readonly by: string
  readonly why: string
  /** Does all of it, and leaves the store as it is. */
  readonly dryRun?: boolean
  /** Looks at what a release would change, before it is one. */
  readonly check?: CheckInBrowser
  /** How long one page may take to render, in ms. */
  readonly renderLimit?: number
}

/** What a command wants of the live release; asked again when another release came in between. */
export type DesiredFrom = (
  base: Release | undefined,
) => Promise<Pick<DesiredState, 'action' | 'parts' | 'settings' | 'stoodWith'>>

export function checkReason(why: string): void {
  if (!why.trim()) throw new ReleaseError('a release needs a reason', { hint: "say it with --why 'TEXT'" })
}

/**
 * Plans a release and makes it live by writing its record, the only step that others can see. When somebody else has
 * released meanwhile, the plan is made anew on top of theirs, unless it was about one of the same parts.
 */
export async function apply(
  request: ReleaseRequest,
  changed: readonly string[],
  desiredFrom: DesiredFrom,
): Promise<Plan> {
  const { channel, by, why, renderLimit, check } = request
  checkReason(why)
  const store = request.dryRun ? new TrialStore(request.store) : request.store
  const look = check && oncePerPages(check)
  let newest = await newestRelease(store, channel)
  const first = newest.live
  for (let attempt = 0; attempt < tries; attempt++) {
    const base = newest.live
    if (!first && base && isAsWanted(base, changed, await desiredFrom(undefined))) return unchanged(base)
    refuseSamePart(first, base, changed)
    const desired = { ...(await desiredFrom(base)), changed, channel, by, why, renderLimit }
    const isNewGround = groundChanged(base, desired)
    const others = isNewGround ? undefined : checkOthers(store, base, changed)
    others?.catch(() => {}) // said when all else is right
    const isBack = desired.action === 'rollback' && !isNewGround
    const composed = isBack ? await rollbackFromStore(store, base, desired) : undefined
    const planned = composed ?? (await plan(store, base, desired))
    await others
    const { opened, notes = [] } = (await look?.(store, planned, base)) ?? {}
    const release = { ...markOpened(planned.release, opened), number: newest.next }
    const warnings = [...newest.passedOver, ...planned.warnings, ...notes]
    if (await appendRelease(store, release)) return { ...planned, release, opened, warnings }
    newest = await newestRelease(store, channel)
  }
  throw new ReleaseError(`others have released ${tries} times while this one was being made`, {
    hint: 'try again',
  })
}

/** Somebody else's release in between need not change what these pages are. */
function oncePerPages(check: CheckInBrowser): CheckInBrowser {
  let last: { pages: string; checked: Promise<Checked> } | undefined
  return (store, plan, base) => {
    const pages = JSON.stringify(plan.recomposed.map((name) => plan.release.parts[name]?.composition))
    if (last?.pages !== pages) last = { pages, checked: check(store, plan, base) }
    return last.checked
  }
}

function markOpened(release: Release, opened: OpenedIn | undefined): Release {
  if (!opened) return release
  const parts: Record<string, PartState> = Object.assign({}, release.parts)
  for (const name of release.changed) parts[name] = { ...(parts[name] as PartState), opened }
  return { ...release, parts }
}

/** Two people who set up the same store at once want the same. */
const isAsWanted = (
  live: Release,
  changed: readonly string[],
  { parts }: Pick<DesiredState, 'parts'>,
): boolean => changed.every((name) => live.parts[name]?.version === parts[name]?.version)

/** With more parts than this, looking at all of them would take longer than the release: `verify` does that. */
const fewEnough = 100

/** Servers take a release only when all that it names is whole: a part that it does not change may stand in the way. */
async function checkOthers(
  store: Store,
  base: Release | undefined,
  changed: readonly string[],
): Promise<void> {
  const others = Object.entries(base?.parts ?? {}).filter(([name]) => !changed.includes(name))
  if (others.length > fewEnough) return
  await mapConcurrently(32, others, async ([name, { composition }]) => {
    if (composition)
      await compositionBytes(store, composition).catch((cause: Error) => {
        throw new ReleaseError(
          `the pages of ${name}, which would be live as well, cannot be: ${cause.message}`,
          {
            hint: `restore the file from a copy of the store, or first roll ${name} back or deploy another version of it`,
            cause,
          },
        )
      })
  })
}

const unchanged = (release: Release): Plan => ({ release, recomposed: [], composed: 0, warnings: [] })

function refuseSamePart(
  first: Release | undefined,
  base: Release | undefined,
  changed: readonly string[],
): void {
  for (const name of changed) {
    const winner = base?.parts[name]
    const before = first?.parts[name]
    if (!winner || (winner.since === before?.since && winner.version === before.version)) continue
    throw new ReleaseError(
      `${name} was released as ${winner.version} by ${winner.by} at ${winner.since}, while this release was being made: ${winner.why}`,
      { hint: 'nothing has changed; look at theirs, and deploy again if yours is still wanted' },
    )
  }
}
