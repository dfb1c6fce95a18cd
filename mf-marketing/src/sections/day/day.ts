import type { DayLedger } from '../../content/day-ledger.ts'
import type { Drawing } from '../../content/drawing.ts'
import type { Paise } from '../../content/rupees.ts'
import type { Leads } from '../../content/use-case.ts'

/** A day as each of its drawings needs it. */
export interface Day extends Omit<DayLedger, 'drawn'> {
  readonly heading: string
  readonly thing: Drawing | undefined
  readonly leads: Leads
  readonly came: Paise
  readonly went: Paise
  readonly net: Paise
  /** Writes an amount like all others of the day. */
  readonly write: (paise: Paise) => string
}
