import type { Sample } from './samples.ts'

/** What browsers reported about one version. */
export interface Health {
  /** Reported visits that began on its pages. */
  readonly visits: number
  /** Visits on which its code failed, each counted once. Reported in full, without sampling. */
  readonly failed: number
  /** The same visits, by the kind of their first failure. */
  readonly kinds: Readonly<Record<string, number>>
  /** Addresses that failed visits came from, each counted once an hour. */
  readonly addresses: number
  /** How many of these each group of networks has, on all servers: the same network is always in the same group. */
  readonly networks: readonly number[]
  /** How many times the previous version took its place. */
  readonly fallbacks: number
  readonly lcp: Histogram
  readonly inp: Histogram
  /** The same, with at most five an hour from each address and 25 from its network, so one sender can add little. */
  readonly limited: Pick<Health, 'visits' | 'failed' | 'lcp' | 'inp'> & {
    /** Failed visits, at most one an hour from each network on each server: all that one sender can add. */
    readonly failedOnce: number
  }
}

/** Upper bounds in seconds, ascending, each with the number of measurements up to it and above the previous bound. */
export type Histogram = readonly (readonly [upTo: number, count: number])[]

export const noHealth: Health = {
  visits: 0,
  failed: 0,
  kinds: {},
  addresses: 0,
  networks: [],
  fallbacks: 0,
  lcp: [],
  inp: [],
  limited: { visits: 0, failed: 0, failedOnce: 0, lcp: [], inp: [] },
}

/** The health of each version of a part, summed over all servers. */
export function healthByVersion(samples: readonly Sample[], part: string): ReadonlyMap<string, Health> {
  const byVersion = new Map<string, Sample[]>()
  for (const sample of samples) {
    const { part: of, version } = sample.labels
    if (of === part && version) byVersion.set(version, [...(byVersion.get(version) ?? []), sample])
  }
  return new Map([...byVersion].map(([version, own]) => [version, healthIn(own)]))
}

function healthIn(samples: readonly Sample[]): Health {
  const named = (wanted: string) => samples.filter(({ name }) => name === wanted)
  const events = named('bridge_visit_events_total')
  const failed = named('bridge_visits_failed_total')
  const addresses = named('bridge_visits_failed_addresses_total')
  return {
    visits: sum(named('bridge_visits_total')),
    failed: sum(failed),
    kinds: Object.fromEntries(sumsBy(failed, ({ labels }) => labels['kind'])),
    addresses: sum(addresses),
    networks: [...sumsBy(addresses, ({ labels }) => labels['group']).values()].filter((count) => count > 0),
    fallbacks: sum(events.filter(({ labels }) => labels['kind'] === 'fallback')),
    lcp: histogram(named('bridge_visit_lcp_seconds_bucket')),
    inp: histogram(named('bridge_visit_inp_seconds_bucket')),
    limited: {
      visits: sum(named('bridge_visits_limited_total')),
      failed: sum(named('bridge_visits_failed_limited_total')),
      failedOnce: sum(named('bridge_visits_failed_networks_total')),
      lcp: histogram(named('bridge_visit_lcp_limited_seconds_bucket')),
      inp: histogram(named('bridge_visit_inp_limited_seconds_bucket')),
    },
  }
}

const sum = (samples: readonly Sample[]): number => samples.reduce((total, { value }) => total + value, 0)

function sumsBy(
  samples: readonly Sample[],
  nameOf: (sample: Sample) => string | undefined,
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const sample of samples) {
    const name = nameOf(sample) ?? ''
    sums.set(name, (sums.get(name) ?? 0) + sample.value)
  }
  return sums
}

/** Prometheus' buckets are cumulative. */
function histogram(buckets: readonly Sample[]): Histogram {
  const upTo = (le: string) => (le === '+Inf' ? Number.POSITIVE_INFINITY : Number(le))
  const sums = [...sumsBy(buckets, ({ labels }) => labels['le'])].map(
    ([le, count]) => [upTo(le), count] as const,
  )
  sums.sort(([one], [other]) => one - other)
  return sums.map(([bound, count], index) => [bound, count - (sums[index - 1]?.[1] ?? 0)])
}

/**
 * The measurement that this share of visits does not exceed, interpolated as Prometheus does. Undefined if nothing was
 * measured.
 */
export function quantile(histogram: Histogram, share: number): number | undefined {
  const wanted = share * countIn(histogram)
  if (wanted === 0) return undefined
  let [passed, lower] = [0, 0]
  for (const [upper, count] of histogram) {
    if (count > 0 && passed + count >= wanted)
      return Number.isFinite(upper) ? lower + ((upper - lower) * (wanted - passed)) / count : lower
    passed += count
    lower = upper
  }
  return lower
}

const countIn = (histogram: Histogram): number => histogram.reduce((total, [, count]) => total + count, 0)
