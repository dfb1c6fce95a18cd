import type { IconPath } from '@bridge/shared/icons'
import type { State } from './screen.ts'

/** A trade's own paper, and the rows of the ledger that its lines become. */
export interface Paper {
  /** Text alternative of the whole picture. */
  readonly label: string
  readonly letterhead: Letterhead
  /** Number, period, payee: above the lines. */
  readonly fields: readonly Field[]
  readonly columns: readonly Column[]
  readonly lines: readonly Line[]
  /** Position of the line that the thread stitches to the ledger's row of the same position. */
  readonly stitched: number
  /** What is on its other pages. */
  readonly more: Line
  readonly total: Line
  readonly slip?: Slip
  /** What the office prints on it by hand: around the rim, and across the middle. */
  readonly stamp?: { readonly rim: string; readonly middle: string }
  /** The tag of a room's key that lies beside it. */
  readonly roomKey?: string
  readonly ledger: PaperLedger
}

export interface Letterhead {
  readonly mark: IconPath
  readonly issuer: string
  readonly address: string
  /** What kind of paper it is. */
  readonly title: string
  readonly page: string
}

type Field = readonly [label: string, value: string]

export interface Column {
  readonly label: string
  readonly note?: string
  /** In rem, on a sheet that shows all columns: 40 in all. */
  readonly width: number
  /** On a phone, a detail begins with its label. */
  readonly prefixed?: true
  /**
   * On a phone, a line shows its name with details below it, and its sum and the net; the parts, and what is less,
   * show only in the stitched line, one below the other.
   */
  readonly is: 'name' | 'detail' | 'sum' | 'part' | 'less' | 'net'
}

/** One text per column. */
export type Line = readonly string[]

/** The counterfoil below the perforation. */
export interface Slip {
  readonly label: string
  readonly amount: string
  readonly fields: readonly Field[]
}

/** The paper's lines on our own screen. */
export interface PaperLedger {
  readonly title: string
  readonly sum: string
  readonly rows: readonly (readonly [what: string, how: string, amount: string, state: State])[]
  readonly foot: Field
}
