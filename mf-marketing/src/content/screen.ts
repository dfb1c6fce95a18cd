/** A drawn view of the product, as a user of the dashboard would see it. */
export interface Screen {
  readonly title: string
  /** Beside the title: a sum, a count, a time. */
  readonly sum: string
  readonly rows: readonly Row[]
}

/** Who or what, how, how much, and its state. */
export type Row = readonly [what: string, how: string, amount: string, state?: State]

/** Done, in progress, or waiting for someone to act. */
export type State = readonly [label: string, kind: 'done' | 'moving' | 'waiting']

export const done = (label: string): State => [label, 'done']
export const moving = (label: string): State => [label, 'moving']
export const waiting = (label: string): State => [label, 'waiting']
