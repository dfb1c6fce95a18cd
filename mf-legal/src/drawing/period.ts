/** The length of each unit in calendar days. Five working days take a week. */
const units: Readonly<Record<string, number>> = {
  minute: 1 / 24 / 60,
  hour: 1 / 24,
  day: 1,
  'calendar day': 1,
  'working day': 7 / 5,
  'business day': 7 / 5,
  month: 365 / 12,
  year: 365,
}

/** Reads a period such as '10 working days' or '5-7 working days' as calendar days. */
export function readPeriod(text: string): readonly [atLeast: number, atMost: number] {
  const [, low, high = low, name = ''] = /^(\d+)(?:[-–](\d+))? (.+?)s?$/.exec(text) ?? []
  const unit = units[name]
  if (unit !== undefined) return [Number(low) * unit, Number(high) * unit]
  throw new Error(`must have periods such as '10 working days', not '${text}'`)
}
