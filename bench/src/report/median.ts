export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return sorted.length % 2
    ? (sorted[Math.floor(middle)] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2
}

/** The ratio within each run: a disturbance affects both loads of a run. */
export const ratios = (values: readonly number[], to: readonly number[]): number[] =>
  values.map((value, run) => value / (to[run] as number))

export const ratio = (values: readonly number[], to: readonly number[]): number => median(ratios(values, to))

/**
 * A confidence interval of at least 95% for the true median, for any distribution: from the k-th smallest
 * value to the k-th largest. The median is below the k-th smallest of n values as rarely as n coin tosses
 * give fewer than k heads. Needs at least six values.
 */
export function interval(values: readonly number[]): readonly [low: number, high: number] | undefined {
  const sorted = [...values].sort((a, b) => a - b)
  const n = sorted.length
  let outside = 0
  let ways = 1
  let k = 0
  for (; k < n; k++) {
    outside += (2 * ways) / 2 ** n
    if (outside > 0.05) break
    ways = (ways * (n - k)) / (k + 1)
  }
  return k === 0 ? undefined : [sorted[k - 1] as number, sorted[n - k] as number]
}

/** The width of the median's confidence interval, as a fraction of the median; Infinity for too few values. */
export function width(values: readonly number[]): number {
  const [low, high] = interval(values) ?? [0, Number.POSITIVE_INFINITY]
  return high === low ? 0 : (high - low) / Math.abs(median(values))
}

/** The interquartile range, as a fraction of the median. */
export function spread(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const quarter = Math.floor(sorted.length / 4)
  return ((sorted.at(-1 - quarter) as number) - (sorted[quarter] as number)) / median(sorted)
}
