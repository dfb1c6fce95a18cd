/** The failures and visits of one side. */
export interface Counts {
  readonly failures: number
  readonly visits: number
}

/** The alternatives to 'no more often': how many times as often failures happen on the shared side. */
const ratios = [1.5, 2, 3, 5, 10, 30, 100]

/** Log odds that a visit is really on the shared side, relative to those of the chosen share, and their weights. */
const drifts = Array.from({ length: 61 }, (_, index) => (index - 30) * 0.02)
const weights = drifts.map((drift) => -((drift / 0.15) ** 2) / 2)

/**
 * Evidence that failures happen more often on the shared side, valid at every check: if they do not, the chance that
 * this ever reaches 40 is at most 1 in 40 (Ville's inequality). Each failure and each visit is on one side or the
 * other. Without a difference, both fall on the shared side with the same unknown probability; its most likely value in
 * hindsight is the denominator (universal inference, Wasserman, Ramdas and Balakrishnan 2020). The numerator is a
 * mixture of the likelihoods under versions that fail more often.
 */
export function evidenceByVisits(shared: Counts, live: Counts, share: number): number {
  if (shared.failures * live.visits <= live.failures * shared.visits) return 0
  const ours = shared.failures + shared.visits
  const theirs = live.failures + live.visits
  const same = likelihood(ours, theirs, ours / (ours + theirs))
  const worse = drifts.map((drift, index) => {
    const odds = (share / (1 - share)) * Math.exp(drift)
    const visits = likelihood(shared.visits, live.visits, odds / (1 + odds))
    return (weights[index] as number) + visits + worseLikelihood(shared, live, odds)
  })
  return Math.exp(Math.min(logSum(worse) - logSum(weights) - same, 700))
}

/** Evidence from failures alone: the shared side should have its share of them. Made-up visits do not count. */
export function evidenceByShare(shared: Counts, live: Counts, share: number): number {
  const same = likelihood(shared.failures, live.failures, share)
  return Math.exp(Math.min(worseLikelihood(shared, live, share / (1 - share)) - same, 700))
}

const worseLikelihood = (shared: Counts, live: Counts, odds: number): number =>
  logSum(
    ratios.map((ratio) => likelihood(shared.failures, live.failures, (ratio * odds) / (1 + ratio * odds))),
  ) - Math.log(ratios.length)

/** The log-likelihood of these counts on each side, if `part` is the probability of the first side. */
const likelihood = (ours: number, theirs: number, part: number): number =>
  (ours && ours * Math.log(part)) + (theirs && theirs * Math.log(1 - part))

function logSum(logs: readonly number[]): number {
  const most = Math.max(...logs)
  return most + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - most), 0))
}

/** The normal quantile for a one-sided limit with 95% confidence. */
const z = 1.645

/**
 * Upper limit on how much more often the shared version fails per visit, with 95% confidence (score limits of two
 * rates, combined by MOVER).
 */
export function mostAdded(shared: Counts, live: Counts): number {
  const limit = ({ failures, visits }: Counts, sign: 1 | -1) =>
    (failures + z ** 2 / 2 + sign * z * Math.sqrt(failures + z ** 2 / 4)) / visits
  const [ours, theirs] = [rate(shared), rate(live)]
  return ours - theirs + Math.hypot(limit(shared, 1) - ours, theirs - limit(live, -1))
}

export const rate = ({ failures, visits }: Counts): number => failures / visits
