import type { Paise } from './rupees.ts'
import type { State } from './screen.ts'

/** A piece of the trade's own paper: what it says once a step is done. */
export interface Piece {
  /** Whom or what the piece is about. */
  readonly of: string
  /** When, where or by which number. */
  readonly on: string
  readonly facts?: readonly (readonly [label: string, value: string])[]
  /** Amounts with signs, which add up to `comesTo`. */
  readonly parts?: readonly (readonly [label: string, amount: Paise])[]
  readonly comesTo?: readonly [label: string, amount: Paise]
  readonly state?: State
  /** Whether it bears the paper's stamp. */
  readonly stamped?: true
}

export const cellsIn = ({ facts = [], parts = [] }: Pick<Piece, 'facts' | 'parts'>): number =>
  facts.length + parts.length
