import { type Health, quantile } from '../health/health.ts'
import { type Counts, evidenceByShare, evidenceByVisits, mostAdded, rate } from './evidence.ts'

export interface Limits {
  /** How many failures per visit the shared version may add. */
  readonly added: number
  /** How many times as long its LCP and INP may take, at the 75th percentile. */
  readonly slower: number
  /** Minimum number of visits on each side before anything is decided. */
  readonly visits: number
}

export interface Sides {
  readonly shared: Health
  readonly live: Health
  /** The share of visitors who get the shared version, and that of visits that are reported; above 0, at most 1. */
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
 * Number of networks from which failures must come. While few visitors get a version, fewer failures would be evidence
 * enough, and anyone can report from a few networks.
 */
const enoughNetworks = 10

/** Decides about a shared version at any look; promotes only when the time is over. */
export function decide(sides: Sides, limits: Limits, isOver: boolean): Decision {
  const { shared, live } = sides
  const numbers = tell(sides)
  const least = Math.min(shared.visits, live.visits)
  const worse = worseIn(sides, limits)
  if (worse && shared.networks >= enoughNetworks) return { verdict: 'roll back', why: `${worse}: ${numbers}` }
  if (!isOver) return { verdict: 'wait', why: numbers }
  if (worse)
    return {
      verdict: 'undecided',
      why: `${worse}, but only in ${shared.networks} networks, and ${enoughNetworks} are enough: ${numbers}`,
    }
  if (least < limits.visits)
    return { verdict: 'undecided', why: `fewer than ${limits.visits} visits on one side: ${numbers}` }
  const most = mostAdded(counts(shared, sides.sample, 'failed'), counts(live, sides.sample, 'failed'))
  if (most > limits.added)
    return {
      verdict: 'undecided',
      why: `it may add failures to ${percent(most)} of visits, above the limit of ${percent(limits.added)}: ${numbers}`,
    }
  const slow = slowIn(sides, limits)?.toUpperCase()
  if (slow)
    return { verdict: 'undecided', why: `${slow} is more than ${limits.slower} times as long: ${numbers}` }
  return { verdict: 'promote', why: `no worse: ${numbers}` }
}

/** The measure that is worse beyond doubt and beyond its limit. */
function worseIn({ shared, live, share, sample }: Sides, limits: Limits): string | undefined {
  const ours = counts(shared, sample, 'addresses')
  const theirs = counts(live, sample, 'addresses')
  const added = ours.visits && theirs.visits ? rate(ours) - rate(theirs) : 0
  const evidence = Math.min(evidenceByVisits(ours, theirs, share), evidenceByShare(ours, theirs, share))
  if (added > limits.added && evidence >= enough)
    return `fails more often (evidence ${shown(evidence)}, threshold ${enough})`
}

/** The measurement that takes longer than its limit allows. It never causes a rollback: anyone can report many. */
const slowIn = ({ shared, live }: Sides, { slower }: Limits) =>
  (['lcp', 'inp'] as const).find((vital) => {
    const [ours, theirs] = [quantile(shared[vital], 0.75), quantile(live[vital], 0.75)]
    return ours !== undefined && theirs !== undefined && ours > slower * theirs
  })

/** All failures are reported, but visits only as sampled. */
const counts = (health: Health, sample: number, by: 'failed' | 'addresses'): Counts => ({
  failures: health[by],
  visits: Math.max(Math.round(health.visits / sample), health[by]),
})

function tell({ shared, live, sample }: Sides): string {
  const side = (health: Health) => {
    const { failures, visits } = counts(health, sample, 'failed')
    const [lcp, inp] = [quantile(health.lcp, 0.75), quantile(health.inp, 0.75)]
    const times = [lcp && `LCP ${lcp.toFixed(2)} s`, inp && `INP ${Math.round(inp * 1000)} ms`].filter(
      Boolean,
    )
    const fallbacks = health.fallbacks ? [`${health.fallbacks} fallbacks`] : []
    return [
      `${failures} of ${visits} visits failed at ${health.addresses} addresses`,
      ...fallbacks,
      ...times,
    ].join(', ')
  }
  return `shared: ${side(shared)}; live: ${side(live)}`
}

const percent = (part: number): string => `${(100 * part).toFixed(2)}%`
const shown = (evidence: number): string =>
  evidence < 1e6 ? String(Math.round(evidence)) : evidence.toExponential(0)
