/** A drawn view of the product: what a user of the dashboard would see. */
export interface Screen {
  readonly title: string
  /** Beside the title: a sum, a count, a time. */
  readonly sum: string
  readonly rows: readonly Row[]
}

/** Who or what, how, how much, and how it stands. */
export type Row = readonly [what: string, how: string, amount: string, state?: State]

/** Done, on its way, in need of somebody. */
export type State = readonly [label: string, kind: 'done' | 'moving' | 'waiting']

export const done = (label: string): State => [label, 'done']
export const moving = (label: string): State => [label, 'moving']
export const waiting = (label: string): State => [label, 'waiting']
