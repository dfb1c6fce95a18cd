import type { Paise } from './rupees.ts'

/** A view whose rows are sums. */
export interface SumScreen {
  readonly title: string
  readonly sum: string
  readonly rows: readonly SumRow[]
}

/** Has no state if no money moves: a balance, a tax that a client keeps. */
export type SumRow = readonly [what: string, how: string, amount: Paise, state?: State]

/**
 * Paid or agreed, on its way, waiting for someone to act or to answer, failed, or returned to where it came from. Each
 * has a shape of its own: a kind that is not drawn does not compile.
 */
export type StateKind = 'done' | 'moving' | 'waiting' | 'failed' | 'returned'

export type State = readonly [label: string, kind: StateKind]

export const done = (label: string): State => [label, 'done']
export const moving = (label: string): State => [label, 'moving']
export const waiting = (label: string): State => [label, 'waiting']
export const failed = (label: string): State => [label, 'failed']
export const returned = (label: string): State => [label, 'returned']

/** The only words for a state on a trade's screens. The task about it is below the row's name. */
export const states = {
  paid: done('Paid'),
  onItsWay: moving('On its way'),
  waiting: waiting('Waiting'),
  failed: failed('Failed'),
  returned: returned('Returned'),
} as const
