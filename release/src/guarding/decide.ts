import { type Health, quantile } from '../health/health.ts'
import { type Counts, evidenceByShare, evidenceByVisits, mostAdded, rate } from './evidence.ts'

export interface Limits {
  /** How many failures per visit the shared version may add. */
  readonly added: number
  /** How many times as long its LCP and INP may be, at the 75th percentile. */
  readonly slower: number
  /** Minimum number of visits on each side for a promotion. */
  readonly visits: number
}

export interface Sides {
  readonly shared: Health
  readonly live: Health
  /** The share of visitors who get the shared version, and the share of visits reported; above 0, at most 1. */
  readonly share: number
  readonly sample: number
}

export interface Decision {
  readonly verdict: 'promote' | 'roll back' | 'wait' | 'undecided'
  readonly why: string
}

/** A healthy version is rolled back with a probability of at most 1/40. */
const enough = 40

/**
 * Number of networks that failures must come from. While few visitors get a version, failures from fewer networks would
 * be enough evidence, but anyone can report from a few networks, again and again.
 */
const enoughNetworks = 10

/** Returns the verdict on a shared version at one check; never promotes before the time is up. */
export function decide(sides: Sides, limits: Limits, isOver: boolean): Decision {
  const { shared } = sides
  const numbers = summaryOf(sides)
  const worse = worseIn(sides, limits)
  if (worse && worseIn({ ...sides, shared: inManyNetworks(shared) }, limits))
    return { verdict: 'roll back', why: `${worse}: ${numbers}` }
  if (!isOver) return { verdict: 'wait', why: numbers }
  if (worse) return { verdict: 'undecided', why: `${worse}, but ${fewIn(shared)}: ${numbers}` }
  const doubt = doubtIn(sides, limits) ?? doubtIfLimited(sides, limits)
  return doubt
    ? { verdict: 'undecided', why: `${doubt}: ${numbers}` }
    : { verdict: 'promote', why: `no worse: ${numbers}` }
}

/** Why a version that is not clearly worse is not promoted either. */
function doubtIn({ shared, live, sample }: Sides, limits: Limits): string | undefined {
  if (Math.min(shared.visits, live.visits) < limits.visits)
    return `fewer than ${limits.visits} visits on one side`
  const most = mostAdded(counts(shared, sample, 'failed'), counts(live, sample, 'failed'))
  if (most > limits.added)
    return `it may add failures to ${percent(most)} of visits, above the limit of ${percent(limits.added)}`
  const slow = slowIn(shared, live, limits)?.toUpperCase()
  return slow && `${slow} is more than ${limits.slower} times as long`
}

/**
 * Made-up visits from a few addresses, or failures of the live version from one network, could hide that a version is
 * worse, so the verdict must hold without them too.
 */
function doubtIfLimited({ shared, live, ...others }: Sides, limits: Limits): string | undefined {
  const doubtWith = (side: (health: Health) => Health) =>
    doubtIn({ ...others, shared: side(shared), live: side(live) }, limits)
  const doubt = doubtWith(limited)
  if (doubt) return `with at most five visits an hour from each address, ${doubt}`
  const doubtByNetwork = doubtWith(byNetwork)
  return doubtByNetwork && `with one failure an hour from each network, ${doubtByNetwork}`
}

/**
 * Caps each network's failures at the tenth-highest count of any network: fewer than ten networks can add nothing to
 * the failures of others, however often and for however long they report.
 */
function inManyNetworks(health: Health): Health {
  const most = health.networks.toSorted((one, other) => other - one)[enoughNetworks - 1] ?? 0
  return { ...health, addresses: health.networks.reduce((sum, count) => sum + Math.min(count, most), 0) }
}

const fewIn = ({ networks: { length } }: Health): string =>
  length < enoughNetworks
    ? `only in ${length} networks, and ${enoughNetworks} are required`
    : `mostly in fewer than ${enoughNetworks} networks`

/** As if each address had made only a few visits an hour. */
const limited = (health: Health): Health => ({ ...health, ...health.limited })

/** As if each network had reported one failure an hour. */
const byNetwork = (health: Health): Health => ({ ...limited(health), failed: health.limited.failedOnce })

/**
 * The evidence that the version fails more often than the limit allows, if there is enough. Visits are limited by
 * address, so that one sender can neither dilute the failures with made-up visits nor add many failures.
 */
function worseIn({ shared, live, share, sample }: Sides, limits: Limits): string | undefined {
  const ours = counts(limited(shared), sample, 'addresses')
  const theirs = counts(limited(live), sample, 'addresses')
  const added = ours.visits && theirs.visits ? rate(ours) - rate(theirs) : 0
  const evidence = Math.min(evidenceByVisits(ours, theirs, share), evidenceByShare(ours, theirs, share))
  if (added > limits.added && evidence >= enough)
    return `fails more often (evidence ${shown(evidence)}, threshold ${enough})`
}

/** The first measurement above its limit. Slowness never causes a rollback: anyone can report slow visits. */
const slowIn = (shared: Health, live: Health, { slower }: Limits) =>
  (['lcp', 'inp'] as const).find((vital) => {
    const [ours, theirs] = [quantile(shared[vital], 0.75), quantile(live[vital], 0.75)]
    return ours !== undefined && theirs !== undefined && ours > slower * theirs
  })

/** All failures are reported, but only a sample of visits. */
const counts = (health: Health, sample: number, by: 'failed' | 'addresses'): Counts => ({
  failures: health[by],
  visits: Math.max(Math.round(health.visits / sample), health[by]),
})

function summaryOf({ shared, live, sample }: Sides): string {
  const side = (health: Health) => {
    const { failures, visits } = counts(health, sample, 'failed')
    const [lcp, inp] = [quantile(health.lcp, 0.75), quantile(health.inp, 0.75)]
    const times = [lcp && `LCP ${lcp.toFixed(2)} s`, inp && `INP ${Math.round(inp * 1000)} ms`].filter(
      Boolean,
    )
    const fallbacks = health.fallbacks ? [`${health.fallbacks} fallbacks`] : []
    return [
      `${failures} of ${visits} visits failed (from ${health.addresses} addresses)`,
      ...fallbacks,
      ...times,
    ].join(', ')
  }
  return `shared: ${side(shared)}; live: ${side(live)}`
}

const percent = (part: number): string => `${(100 * part).toFixed(2)}%`
const shown = (evidence: number): string =>
  evidence < 1e6 ? String(Math.round(evidence)) : evidence.toExponential(0)
