export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return sorted.length % 2
    ? (sorted[Math.floor(middle)] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2
}

/** The median of the ratios of each run: two loads of one run were disturbed by the same things. */
export const ratios = (values: readonly number[], to: readonly number[]): number[] =>
  values.map((value, run) => value / (to[run] as number))

export const ratio = (values: readonly number[], to: readonly number[]): number => median(ratios(values, to))

/**
 * Where the true median lies with a confidence of at least 95 %, whatever the distribution: between the k-th value from
 * below and from above, as it is below the k-th of n values as seldom as n coins show heads fewer than k times. Fewer
 * than six values say nothing.
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

/** How far the middle half of the values lies apart, as a part of the median. */
export function spread(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const quarter = Math.floor(sorted.length / 4)
  return ((sorted.at(-1 - quarter) as number) - (sorted[quarter] as number)) / median(sorted)
}
