/** A drawn view of the product, as a user of the dashboard would see it. */
export interface Screen {
  readonly title: string
  /** Beside the title: a sum, a count, a time. */
  readonly sum: string
  readonly rows: readonly Row[]
}

/** Who or what, how, how much, and its state. */
export type Row = readonly [what: string, how: string, amount: string, state?: State]

/**
 * Paid or agreed, on its way, waiting for someone to act, failed, or returned to where it came from. A fact is the
 * state of no money, and has no shape.
 */
export type State = readonly [
  label: string,
  kind: 'done' | 'moving' | 'waiting' | 'failed' | 'returned' | 'fact',
]

export const done = (label: string): State => [label, 'done']
export const moving = (label: string): State => [label, 'moving']
export const waiting = (label: string): State => [label, 'waiting']
export const fact = (label: string): State => [label, 'fact']
export const failed = (label: string): State => [label, 'failed']
export const returned = (label: string): State => [label, 'returned']
