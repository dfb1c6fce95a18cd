import { total as advice } from '../papers/claims.ts'
import { type Paise, rupees } from '../rupees.ts'

/** A payment that crosses while branches are closed. */
export interface Crossing {
  readonly time: string
  readonly what: string
  readonly rail: 'NEFT' | 'RTGS' | 'IMPS' | 'UPI'
  readonly amount: Paise
}

export interface ClosedDay {
  readonly name: string
  readonly crossings: readonly [early: Crossing, late: Crossing]
}

export const hoursOfDay = 24

/** 14 November 2026 is a second Saturday, the day on which the hospital’s advice is paid. */
const days: readonly ClosedDay[] = [
  {
    name: 'Second Saturday',
    crossings: [
      { time: '10:05', what: 'A TPA’s credit', rail: 'NEFT', amount: advice.paid },
      { time: '22:30', what: 'A dealer’s stock', rail: 'RTGS', amount: 6_18_000_00 },
    ],
  },
  {
    name: 'Sunday',
    crossings: [
      { time: '03:30', what: 'Night-shift wages', rail: 'IMPS', amount: 2_84_000_00 },
      { time: '22:50', what: 'A rider’s week', rail: 'UPI', amount: 4_180_00 },
    ],
  },
]

export const crossings = days.flatMap((day) => day.crossings)

const hours = days.length * hoursOfDay
const crossed = rupees(crossings.reduce((sum, { amount }) => sum + amount, 0))

export const weekend = {
  heading: `Branches close for ${hours} hours. The bridge stays open.`,
  lead: `One arch for each hour from a second Saturday to the end of its Sunday. NEFT, RTGS, IMPS and UPI run through all of them: four payments, ${crossed}, and none waited for Monday.`,
  label: `A viaduct of ${hours} arches, one for each hour of a second Saturday and its Sunday; those of the night are dark. ${crossings.map(({ time, what, rail, amount }) => `${time} ${what} by ${rail}, ${rupees(amount)}`).join('; ')}.`,
  closed: 'branches closed',
  days,
}

/** The fraction of the day that has passed. */
export function shareOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return (hours + minutes / 60) / hoursOfDay
}
