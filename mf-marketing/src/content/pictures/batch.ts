import type { Paise } from '../rupees.ts'
import type { State } from '../screen.ts'

/** A batch of payouts, a cell for each. */
export interface BatchPicture {
  readonly kind: 'batch'
  readonly label: string
  readonly file: string
  readonly when: string
  readonly groups: readonly Group[]
  /** The rows that a person has to look at, in the order of the file. */
  readonly noted: readonly Noted[]
}

/** Payouts in the same state. */
export interface Group {
  readonly state: State
  readonly count: number
  readonly amount: Paise
}

export interface Noted {
  /** The row's number in the file, from 1. */
  readonly row: number
  readonly payee: string
  readonly how: string
  readonly amount: Paise
  readonly state: State
}

export const sumOf = (groups: readonly Group[]): Pick<Group, 'count' | 'amount'> => ({
  count: groups.reduce((sum, { count }) => sum + count, 0),
  amount: groups.reduce((sum, { amount }) => sum + amount, 0),
})
