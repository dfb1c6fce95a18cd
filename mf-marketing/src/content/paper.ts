import type { IconPath } from '@bridge/shared/icons'
import type { Drawing } from './drawing.ts'
import type { Paise } from './rupees.ts'
import type { SumRow } from './screen.ts'

/** A trade's own paper, and the rows of the ledger that its lines become. */
export interface Paper {
  /** Text alternative of the whole picture. */
  readonly label: string
  /** How it is made; a printed statement unless said otherwise. */
  readonly make?: Make
  /** Whose letter it is. */
  readonly hand?: Hand
  /** Composes the top of the page around it; words above, and our screen on its right, unless said otherwise. */
  readonly opening?: Opening
  /** In rem, where our screen lies beside it: 47 unless said otherwise. */
  readonly width?: number
  readonly letterhead: Letterhead
  /** Number, period, payee: above the lines. */
  readonly fields: readonly Field[]
  /** What a letter says before its table: two lines at most. */
  readonly says?: string
  readonly columns: readonly Column[]
  readonly lines: readonly Line[]
  /** Position of the line that the thread stitches to the ledger's row of the same position. */
  readonly stitched: number
  /**
   * What a phone shows in the stitched line in place of the columns that have no room there: how its sum, or the first
   * step, becomes its net.
   */
  readonly steps?: readonly Step[]
  /** What is on its other pages. */
  readonly more?: Line
  readonly total: Line
  readonly slip?: Slip
  /** What the office prints on it by hand: around the rim, and across the middle. */
  readonly stamp?: { readonly rim: string; readonly middle: string }
  /** What stands on the counter at night. */
  readonly counter?: Drawing
  /** What stands on our screen, beside the words. */
  readonly standing?: Drawing
  /** What stands on this trade's desk. */
  readonly thing: Drawing
  readonly ledger: PaperLedger
}

/**
 * A printed statement, a page of a bound book filled in by hand, a form of boxes, a till's roll, a letter, a printer's
 * continuous paper, a sheet under a clipboard's clip, or a page of a board's pack in its wire binding.
 */
export type Make = 'statement' | 'book' | 'form' | 'roll' | 'letter' | 'fanfold' | 'clipped' | 'bound'

/** In the same typefaces, letters of three senders differ: a builder, a law firm, a designer. */
export type Hand = 'builder' | 'chambers' | 'studio'

/**
 * The book lies open across the whole page, and the words are written on it; the paper lies in the light of what
 * stands on a counter at night, with the words and our screen on its left; the headline runs across the page in one
 * line; or the words and our screen stand in a column at the paper's left.
 */
export type Opening = 'spread' | 'night' | 'across' | 'aside'

export interface Letterhead {
  readonly mark: IconPath
  /** A code to scan, instead of the mark: a row of hexadecimal digits for each row of modules. */
  readonly code?: readonly string[]
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
  /** In rem, on a sheet that shows all columns: seven less than the sheet's width in all. */
  readonly width: number
  /** On a phone, a detail begins with its label. */
  readonly prefixed?: true
  /**
   * On a phone, a line shows its name with details below it, and its sum and the net; facts show only in the stitched
   * line, one below the other; the parts, and what is less, are its steps.
   */
  readonly is: 'name' | 'detail' | 'fact' | 'sum' | 'part' | 'less' | 'net'
}

/** A signed amount; the first may have no sign. */
export type Step = readonly [label: string, amount: string]

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
  readonly rows: readonly SumRow[]
  /** Those on the paper’s other pages, together. */
  readonly more?: Total
  /** What the rows come to, with those. */
  readonly foot: Total
}

type Total = readonly [label: string, amount: Paise]
