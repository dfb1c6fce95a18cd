const hour = 60 * 60 * 1000
const day = 24 * hour

/** Offsets from UTC of the zone in which pages are rendered (render/sandbox.ts), and of a later visit's. */
const rendering = -11 * hour
const visiting = 13 * hour

/**
 * What a later visitor's clock shows at a given time: the other half of the year, the other kind of day (a weekend or
 * not) and the other half of the day, both in UTC and in local time. Near the turn of a half year, it is years ahead.
 */
export function laterClock(now: number): number {
  let later = now + 400 * day + day / 2
  while (!isOpposite(now, later) || !isOpposite(now + rendering, later + visiting)) later += day
  return later
}

function isOpposite(one: number, other: number): boolean {
  const others = sides(other)
  return sides(one).every((side, index) => side !== others[index])
}

function sides(time: number): boolean[] {
  const date = new Date(time)
  return [date.getUTCMonth() < 6, date.getUTCDay() % 6 === 0, date.getUTCHours() < 12]
}
