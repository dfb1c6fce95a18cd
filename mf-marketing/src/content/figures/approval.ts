import type { Paise } from '../rupees.ts'
import type { State } from '../screen.ts'
import type { Signature } from '../steps/sheet.ts'
import type { Titled } from './titled.ts'

/** The rows of a file, a column for each check, and the sums of what is clear and what is held. */
export interface Checked extends Titled {
  readonly kind: 'checked'
  /** The check that precedes those of the rows. */
  readonly first: readonly [name: string, state: State]
  readonly checks: readonly string[]
  readonly rows: readonly (readonly [name: string, heldBy: number | undefined])[]
  readonly sums: readonly [clear: CheckedSum, held: CheckedSum]
}

interface CheckedSum {
  readonly count: number
  readonly amount: Paise
  readonly state: State
  readonly why?: string
}

/** A payment that two people sign, drawn to scale against the second person's limit. */
export interface Slip extends Titled {
  readonly kind: 'slip'
  readonly amount: Paise
  readonly from: string
  readonly signed: readonly Signature[]
  readonly limit: Paise
  /** The text beside the limit's bar. */
  readonly of: string
  readonly left: string
}
