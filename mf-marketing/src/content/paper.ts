import type { IconPath } from '@bridge/shared/icons'
import type { Drawing } from './drawing.ts'
import type { Paise } from './rupees.ts'
import type { SumRow } from './screen.ts'

/** A trade's own paper, and the rows of the ledger that its lines become. */
export interface Paper {
  /** Text alternative for the whole picture. */
  readonly label: string
  /** What kind of paper it is; a printed statement by default. */
  readonly make?: Make
  /** On continuous paper, the lines printed above the page; the last one is empty. */
  readonly before?: readonly string[]
  /** The sender of the letter. */
  readonly sender?: Sender
  /** What a phone shows along the sheet's upper edge. With it, only the first and the last field fit. */
  readonly top?: Top
  /** How the page's top is composed; by default, the words are above the paper, and our screen is on its right. */
  readonly opening?: Opening
  /** Width in rem if our screen is beside it; 47 by default. */
  readonly width?: number
  readonly letterhead: Letterhead
  /** Number, period, payee: above the lines. */
  readonly fields: readonly Field[]
  /** On a form, how many columns each field of a row spans. */
  readonly spans?: readonly number[]
  /** What a letter says before its table: two lines at most. */
  readonly says?: string
  readonly columns: readonly Column[]
  readonly lines: readonly Line[]
  /** Position of the line that the thread stitches to the ledger's row of the same position. */
  readonly stitched: number
  /**
   * What a phone shows in the stitched line in place of the columns that do not fit: the steps from the line's amount,
   * or from the first step, to its net.
   */
  readonly steps?: readonly Step[]
  /** A line for everything on the paper's other pages. */
  readonly more?: Line
  readonly total: Line
  readonly slip?: Slip
  /** The end of the previous slip on the same roll. */
  readonly earlier?: Pick<Paper, 'total'> & { readonly more: Line; readonly slip: Slip }
  /** The text of the office's stamp: around the rim, and across the middle. */
  readonly stamp?: { readonly rim: string; readonly middle: string }
  /** The objects on the counter at night. */
  readonly counter?: Drawing
  /** The sum that the page is about, on a split-flap board above the paper. */
  readonly flaps?: string
  /** What is behind the paper, across the window. */
  readonly scene?: Drawing
  /** The object that stands on our screen, beside the words. */
  readonly standing?: Drawing
  /** The objects on this trade's desk, in the drawing of its day. */
  readonly thing?: Drawing
  readonly ledger: PaperLedger
  /** What the trade looks like once the day's book is closed: the page's last picture. */
  readonly ending: Ending
}

/**
 * A printed statement, a page of a bound book filled in by hand, a form of boxes, a till's roll, a letter, a printer's
 * continuous paper, a sheet under a clipboard's clip, or a page of a board's pack in its wire binding.
 */
export type Make = 'statement' | 'book' | 'form' | 'roll' | 'letter' | 'fanfold' | 'clipped' | 'bound'

/** Three senders whose letters use the same typefaces but look different: a builder, a law firm, a designer. */
export type Sender = 'builder' | 'chambers' | 'studio'

/** The perforation to the previous slip, the pad that the sheet belongs to, a code to scan, or the tape around it. */
export type Top = 'perforated' | 'carbon' | 'coded' | 'tied'

/** How the top of the page is composed. */
export type Opening =
  /** A book is open across the whole page, and the words are written on it. */
  | 'spread'
  /** The paper is in the light of a lamp on a counter at night; the words and our screen are on its left. */
  | 'night'
  /** The headline runs across the page in one line. */
  | 'across'
  /** The words and our screen form a column to the left of the paper. */
  | 'aside'
  /** As `aside`, with the paper on a lorry’s tailgate. */
  | 'tailgate'
  /** The paper hangs from a bed’s rail, below the words on its headboard. */
  | 'ward'
  /** The headline runs across the page in one line, and the paper hangs from a split-flap board. */
  | 'board'
  /** The paper hangs from a rack of days, and each clause of the headline ends at its day. */
  | 'ageing'
  /** The words stand in front of bars, one for each month that is left. */
  | 'runway'

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
  /** In rem. All columns together are at most the sheet's width less seven; on a form, they are its width less four. */
  readonly width: number
  /** Whether a detail begins with its label on a phone. */
  readonly prefixed?: true
  /**
   * On a phone, a line shows its name (with details below it), its amount and the net. Facts appear only in the
   * stitched line, stacked; the parts and the deductions are its steps.
   */
  readonly is: 'name' | 'detail' | 'fact' | 'sum' | 'part' | 'less' | 'net'
}

/** A label and a signed amount. The first step's amount may have no sign. */
export type Step = readonly [label: string, amount: string]

/** One text per column. */
export type Line = readonly string[]

/** The counterfoil below the perforation. */
export interface Slip {
  readonly label: string
  readonly amount: string
  readonly fields: readonly Field[]
}

/** A drawing that stands on the footer's bridge: 570 wide and 354 high, with the bridge's deck at its foot. */
export interface Ending extends Pick<Drawing, 'strokes' | 'text' | 'labels'> {
  /** Where the thread from the footer's packet ends. */
  readonly thread: readonly [x: number, y: number]
}

/** The paper's lines on our own screen. */
export interface PaperLedger {
  /** What the trade itself keeps such rows on; by default our own screen. */
  readonly form?: ScreenForm
  readonly title: string
  readonly sum: string
  readonly rows: readonly SumRow[]
  /** The lines on the paper's other pages, in total. */
  readonly more?: Total
  /** The total of all lines, including those on the other pages. */
  readonly foot: Total
}

/** `sections/papers/forms` has the styles of each. */
export type ScreenForm =
  | 'flaps'
  | 'floors'
  | 'key rack'
  | 'labels'
  | 'orders'
  | 'parcels'
  | 'passbook'
  | 'phone'
  | 'slate'
  | 'spreadsheet'
  | 'terminal'
  | 'whiteboard'

type Total = readonly [label: string, amount: Paise]
