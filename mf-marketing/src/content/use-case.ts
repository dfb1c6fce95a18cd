import * as brand from '@bridge/shared/brand'
import type { DayLedger } from './day-ledger.ts'
import type { LinkTo, Marked, PageHead } from './item.ts'
import type { Paper } from './paper.ts'
import type { Piece } from './piece.ts'
import type { Plated } from './plate.ts'
import type { TallyMark } from './tally-marks.ts'
import type { Waterfall } from './waterfall.ts'

/** A use-case page. Its file name is its address. None of its sentences appears on another page. */
export interface UseCase {
  readonly head: PageHead
  /** Whom the page is for. */
  readonly tag: string
  readonly title: string
  readonly lead: string
  /** How it works, in four or five steps. */
  readonly steps: readonly StepOnPaper[]
  readonly benefits: readonly [Benefit, Benefit, Benefit, Benefit]
  /** The last band's line, above Book a Demo. */
  readonly invitation: string
  /** The trade's own paper, and the row on our screen that one of the paper's lines becomes. */
  readonly paper: Paper
  /** The day's book, under the tagline. */
  readonly ledger: DayLedger
  /** Where the money goes, if deductions are this trade's story. */
  readonly waterfall?: Waterfall
  /** The sections in the order in which this trade's readers want them. */
  readonly order: readonly Part[]
  /** What matters most in this trade, and so what is large on its page. */
  readonly leads: Leads
  /** What the benefits come to, in a sentence: their heading. */
  readonly gain: string
  readonly drawn: Tally | OwnFigure
}

/** A section of the page: the day’s book, the waterfall, how it works, the benefits with what was counted. */
export type Part = 'day' | 'fall' | 'steps' | 'tally'

/**
 * What is large on the page: the day by the clock, in lines across the page; the steps, along a spine; or the claim, as
 * one statement across the page, above the day and the steps side by side.
 */
export type Leads = 'day' | 'steps' | 'claim'

/** A step, and what the trade's paper says about it. */
export interface StepOnPaper extends Marked {
  readonly piece: Piece
}

/** A benefit, led by the trade's own figure for it. */
export interface Benefit extends Marked {
  readonly figure: string
}

/** How many of the counted items agree: the page's one large figure, also drawn as a rack with a cell per item. */
export interface Tally {
  readonly agree: number
  readonly of: number
  /** Continues the figure: 'of 61 stays agree'. */
  readonly caption: string
  readonly text: string
  /** The positions in the rack of the items that do not agree. */
  readonly open: readonly number[]
  /** How this trade would draw what is counted. */
  readonly mark: TallyMark
}

/** The trade's main benefit, as a figure of its own kind. */
export interface OwnFigure {
  readonly figure: Plated
  readonly text: string
}

/** What all twelve pages have in common. */
export const everyUseCase = {
  start: { href: '/contact', label: 'Get Started' } satisfies LinkTo,
  tagline: 'Instant Payouts. Seamless Collections. Real-Time Visibility.',
  steps: 'How it works',
  benefits: 'Benefits',
  closing: `Ready to ${brand.product} the Gap?`,
  demo: { href: '/contact', label: 'Book a Demo' } satisfies LinkTo,
}

export const missingUseCase = {
  title: 'There is no such page',
  lead: 'All the trades that we work for are linked at the foot of every page.',
  back: { href: '/', label: 'Go to the first page' },
}
