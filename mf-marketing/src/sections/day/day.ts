import type { DayLedger } from '../../content/day-ledger.ts'
import type { Drawing } from '../../content/drawing.ts'
import type { Paise } from '../../content/rupees.ts'
import type { Leads } from '../../content/use-case.ts'

/** A day, with everything that its drawings need. */
export interface Day extends Omit<DayLedger, 'drawn'> {
  readonly heading: string
  readonly thing: Drawing | undefined
  readonly leads: Leads
  readonly came: Paise
  readonly went: Paise
  readonly net: Paise
  /** Writes an amount in the same format as all others of the day. */
  readonly write: (paise: Paise) => string
}
