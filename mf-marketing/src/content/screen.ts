import type { Paise } from './rupees.ts'

/** A view whose rows are amounts. */
export interface SumScreen {
  readonly title: string
  readonly sum: string
  readonly rows: readonly SumRow[]
}

/** A row has no state if no money moves: a balance, a tax that a client keeps. */
export type SumRow = readonly [what: string, how: string, amount: Paise, state?: State]

/**
 * Paid or agreed, on its way, waiting for someone to act or to answer, failed, or returned to where it came from. Each
 * has a shape of its own: a kind that is not drawn does not compile.
 */
export type StateKind = 'done' | 'moving' | 'waiting' | 'failed' | 'returned'

export type State = readonly [label: string, kind: StateKind]

/** The only words for a state of money in any picture. What is to be done about it is stated beside it. */
export const states = {
  paid: ['Paid', 'done'],
  short: ['Paid short', 'waiting'],
  onItsWay: ['On its way', 'moving'],
  waiting: ['Waiting', 'waiting'],
  failed: ['Failed', 'failed'],
  returned: ['Returned', 'returned'],
} as const satisfies Record<string, State>

/** States of what is agreed without money moving. */
export const agreed = {
  answered: ['Answered', 'done'],
  complete: ['KYC complete', 'done'],
  clear: ['Clear', 'done'],
  given: ['Given', 'done'],
  matched: ['Matched', 'done'],
} as const satisfies Record<string, State>

/** What a bank says about a payout before its state is known. */
export const said = {
  unknown: ['Unknown', 'waiting'],
  held: ['Held', 'waiting'],
  notPaid: ['Not paid', 'failed'],
} as const satisfies Record<string, State>
