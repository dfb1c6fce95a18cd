import type { Group, Noted } from '../pictures/batch.ts'
import type { Paise } from '../rupees.ts'
import type { State } from '../screen.ts'

/** A payment file as a spreadsheet shows it, and what is being done with it. */
export interface SheetPicture {
  readonly kind: 'sheet'
  readonly label: string
  readonly file: string
  /** The heading of our own column. */
  readonly says: string
  readonly rows: readonly SheetRow[]
  /** The rows that are not shown. */
  readonly more: Counted & { readonly says: State | string }
  readonly whole: Counted
  readonly bench: CodeBench | SignedBench | CellsBench
}

interface Counted {
  readonly count: number
  readonly amount: Paise
}

export interface SheetRow {
  /** The row's number in the file. */
  readonly row: number
  readonly payee: string
  readonly account: string
  readonly ifsc?: string
  readonly rail: string
  readonly amount: Paise
  /** Whether the row is held back, and so does not count. */
  readonly out?: boolean | undefined
  /** Whether the row's IFSC does not exist. */
  readonly wrong?: boolean
  readonly says: State | string
}

/** A cell under the lens. */
export interface CodeBench {
  readonly kind: 'code'
  readonly cell: string
  readonly says: string
  readonly wrong: string
  readonly right: string
}

/** Who signs, and the account that pays. */
export interface SignedBench {
  readonly kind: 'signed'
  readonly signatures: readonly Signature[]
  readonly from: readonly [account: string, holds: string]
}

export interface Signature {
  readonly as: string
  readonly who: string
  readonly time: string
  /** The path of the signature, in a box of 120 by 40. */
  readonly path: string
}

/** A cell for each payout. */
export interface CellsBench {
  readonly kind: 'cells'
  readonly groups: readonly Group[]
  readonly noted: readonly Noted[]
}
