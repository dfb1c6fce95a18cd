/**
 * The latest time at which each record could have been written, newest first. Clocks may be wrong: a date in the
 * future, or before that of an older record, is replaced by the next newer one, or by now.
 */
export function latestDates(dates: readonly string[], now: number): number[] {
  const oldestFirst = dates.map((date) => Date.parse(date)).reverse()
  let newestSoFar = Number.NEGATIVE_INFINITY
  const sound = oldestFirst.map((date) => {
    if (!(date <= now && date >= newestSoFar)) return undefined
    newestSoFar = date
    return date
  })
  let later = now
  return sound.reverse().map((date) => {
    later = date ?? later
    return later
  })
}
