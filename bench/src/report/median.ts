export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return sorted.length % 2
    ? (sorted[Math.floor(middle)] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2
}

/** The median of the ratios of each run: two loads of one run were disturbed by the same things. */
export const ratio = (values: readonly number[], to: readonly number[]): number =>
  median(values.map((value, run) => value / (to[run] as number)))

/** How far the middle half of the values lies apart, as a part of the median. */
export function spread(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const quarter = Math.floor(sorted.length / 4)
  return ((sorted.at(-1 - quarter) as number) - (sorted[quarter] as number)) / median(sorted)
}
