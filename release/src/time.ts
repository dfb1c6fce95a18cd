import { ReleaseError } from './errors.ts'

const units = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const
const longest = 90 * units.d

/** Converts a duration from a flag or variable, such as 12h, to ms. */
export function timeFrom(what: string, given: string): number {
  const [, amount = '', unit = ''] = given.match(/^(\d{1,6})([mhd])$/) ?? []
  const time = Number(amount) * (units[unit as keyof typeof units] ?? 0)
  if (time > 0 && time <= longest) return time
  throw new ReleaseError(`${what} must be a duration of 1 minute to 90 days, not '${given}'`, {
    hint: 'use minutes, hours or days: 30m, 12h, 7d',
  })
}
