import { setTimeout } from 'node:timers/promises'
import { ReleaseError } from '../errors.ts'
import { type Counters, siteOf } from '../health/counters.ts'
import { healthByVersion, noHealth } from '../health/health.ts'
import { Increments } from '../health/increments.ts'
import { ofOneProcessEach } from '../health/one-process.ts'
import type { Reading } from '../health/samples.ts'
import { checkPartName, shortened } from '../names.ts'
import { type Release, requireLive } from '../records/releases.ts'
import type { Shared } from '../records/shared.ts'
import { isShared, nameOfShared } from '../releasing/already-shared.ts'
import type { ReleaseRequest } from '../releasing/apply.ts'
import type { Plan } from '../releasing/plan.ts'
import { guardPrefix } from '../releasing/refuse-second-rollback.ts'
import { rollback } from '../releasing/rollback.ts'
import { changeShare, promote } from '../releasing/share.ts'
import { refuseUnallowed } from '../trust/sign-release.ts'
import { type Decision, decide, type Limits } from './decide.ts'
import { changeOf, overtaken, resampled } from './overtaken.ts'
import { Troubles } from './troubles.ts'

export interface GuardRequest extends Omit<ReleaseRequest, 'why' | 'check'> {
  readonly part: string
  readonly counters: Counters
  readonly limits: Limits
  /** Percentages of visitors, ascending, before the version goes to all. */
  readonly steps?: readonly number[]
  /** The length of each step, and the time between two checks, in ms. */
  readonly time: number
  readonly pause?: number
  /** The time in ms: monotonic, independent of the machine's clock. */
  readonly now?: () => number
  /** Called with each step and each problem, one line each. */
  readonly tell: (line: string) => void
}

export interface Guarded {
  /**
   * `overtaken` if another release of the part or a change to its share landed first. `given to more` occurs
   * only in a dry run.
   */
  readonly outcome: 'promoted' | 'rolled back' | 'undecided' | 'overtaken' | 'given to more'
  readonly part: string
  readonly version: string
  readonly why: string
  readonly release?: number
}

/** How long a decision waits for a store that is unreachable, in ms. */
const patience = 600_000

/** Watches a shared version, gives it to more visitors step by step, and promotes it or rolls it back. */
export async function guard(request: GuardRequest): Promise<Guarded> {
  const part = checkPartName(request.part)
  const begun = await requireLive(request.store, request.channel)
  let shared = sharedOf(begun, part)
  if (!request.dryRun) refuseUnallowed(begun, [part], request.signers ?? [])
  reporting(begun)
  const counters = ofOneProcessEach(request.counters)
  const read = () => counters(part, siteOf(begun))
  let first = await read()
  if (first.problems[0])
    throw new ReleaseError(first.problems[0], {
      hint: "pass --servers with the address of each server's 'serve --metrics', or --prometheus",
    })
  for (;;) {
    const { given, ...guarded } = await watch(request, begun, shared, { read, first })
    if (!given || request.dryRun) return guarded
    request.tell(`${given.percent}% of visitors get ${nameOfShared(given)}: ${guarded.why}`)
    shared = given
    first = await read() // servers that cannot be reached now count from their first reading
  }
}

/** Watches one step: until its time is up, or the version fails or is no longer shared as it was. */
async function watch(
  request: GuardRequest,
  begun: Release,
  shared: Shared,
  { read, first }: { readonly read: () => Promise<Reading>; readonly first: Reading },
): Promise<Guarded & { given?: Shared | undefined }> {
  const { store, channel, by, limits, time, pause = 2000, tell } = request
  const { now = () => performance.now() } = request
  const { part, state } = shared
  const ended = (outcome: Guarded['outcome'], why: string, release?: Release) => ({
    outcome,
    part,
    version: state.version,
    why,
    ...(release && { release: release.number, given: release.shared }),
  })
  const live = begun.parts[part]?.version ?? ''
  const { sample } = reporting(begun)
  const increments = new Increments(first)
  const until = now() + time
  const [ofServers, ofStore] = [new Troubles(tell), new Troubles(tell)]
  let tried: Decision | undefined
  for (;;) {
    await setTimeout(Math.max(0, Math.min(pause, until - now())) || pause)
    const isOver = now() >= until
    const reading = await read()
    ofServers.tell(reading.problems)
    const health = healthByVersion(increments.add(reading), part)
    const sides = {
      shared: health.get(state.version) ?? noHealth,
      live: health.get(live) ?? noHealth,
      share: shared.percent / 100,
      sample,
    }
    const decision = withAll(decide(sides, limits, isOver), reading.problems)
    try {
      const current = await requireLive(store, channel)
      if (!isShared(current, shared)) {
        const change = await changeOf(store, current, part)
        return tried && change?.by === by && change.why === guardPrefix + tried.why
          ? ended(outcomeOf(request, shared, tried), tried.why, change)
          : ended('overtaken', overtaken(change, shared))
      }
      const incomparable = resampled(begun, current)
      if (incomparable) return ended('undecided', incomparable)
      if (decision.verdict === 'wait') {
        ofStore.tell([])
        continue
      }
      if (decision.verdict === 'undecided') return ended('undecided', decision.why)
      tried = decision // even if the response is lost, the release may be live
      const { release } = await act(request, shared, decision)
      return ended(outcomeOf(request, shared, decision), decision.why, release)
    } catch (error) {
      if (!(error instanceof ReleaseError) || now() > until + patience) throw error
      ofStore.tell([error.message])
    }
  }
}

/** A promotion needs the figures of every server. Those of some servers are enough to tell that a version fails. */
const withAll = (decision: Decision, problems: readonly string[]): Decision =>
  (decision.verdict === 'promote' || decision.verdict === 'undecided') && problems[0]
    ? { verdict: 'undecided', why: `${problems[0]}; the others: ${decision.why}` }
    : decision

async function act(
  { part, store, channel, by, dryRun, signers, steps = [] }: GuardRequest,
  only: Shared,
  { verdict, why }: Decision,
): Promise<Plan> {
  const request = {
    part,
    store,
    channel,
    by,
    why: guardPrefix + why,
    only,
    ...(dryRun && { dryRun }),
    ...(signers && { signers }),
  }
  if (verdict === 'roll back') return rollback(request)
  const percent = nextStep(steps, only)
  return percent ? changeShare({ ...request, percent }) : promote(request)
}

const nextStep = (steps: readonly number[], { percent }: Shared): number | undefined =>
  steps.find((step) => step > percent)

function outcomeOf({ steps = [] }: GuardRequest, shared: Shared, { verdict }: Decision): Guarded['outcome'] {
  if (verdict === 'roll back') return 'rolled back'
  return nextStep(steps, shared) ? 'given to more' : 'promoted'
}

function sharedOf({ shared, parts }: Release, part: string): Shared {
  if (shared?.part === part) return shared
  const version = parts[part]?.version
  const all = version ? `all visitors get ${part}@${shortened(version)}` : `${part} is not live`
  throw new ReleaseError(`no version of ${part} is shared: ${shared ? `${nameOfShared(shared)} is` : all}`, {
    hint: `a guard needs visitors who get the previous version at the same time: 'pnpm release deploy ${part} --share 25% --why TEXT'`,
  })
}

function reporting({ settings: { events } }: Release) {
  if (events && events.sample > 0) return events
  throw new ReleaseError('browsers report nothing, so there is nothing to base a decision on', {
    hint: "'EVENTS_ENDPOINT=/events pnpm release settings --why TEXT' makes them report (docs/observability)",
  })
}
