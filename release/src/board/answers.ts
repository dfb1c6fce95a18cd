import type { PageDifference } from '../differences/page-differences.ts'
import type { HistoryLine } from '../releasing/history.ts'
import type { Status } from '../releasing/status.ts'

/** What the board's server answers, as JSON; the page (board/) reads it by these types. */

/** What is live now. */
export interface Live extends Omit<Status, 'parts' | 'keys'> {
  readonly store: string
  readonly isSigned: boolean
  /** The board was told where browsers' reports are counted. */
  readonly isHealthKnown: boolean
  readonly parts: Readonly<Record<string, LivePart>>
}

export interface LivePart
  extends Pick<Status['parts'][string], 'version' | 'since' | 'by' | 'why' | 'opened'> {
  /** The version that it replaced, to which a rollback returns. */
  readonly previous?: string
  /** Why it cannot be released from here: no key, or one that may not change it. */
  readonly refusal?: string
}

export interface Timeline {
  /** Newest first. */
  readonly lines: readonly HistoryLine[]
  /** Older releases were not looked at. */
  readonly isMore: boolean
}

/** Why a question has no answer, in the command line's words. */
export interface Refused {
  readonly error: string
  readonly hint?: string
}

/** A published version that no visitor gets. */
export interface Published {
  readonly version: string
  readonly by: string
  readonly when: string
  readonly wasTakenBack: boolean
  /** It was pruned since. */
  readonly isGone: boolean
}

/** What the command line did and said. */
export interface Outcome {
  readonly isDone: boolean
  readonly said: string
  readonly complained: string
}

/** What an action's command would do, or did. */
export interface Acted extends Outcome {
  readonly command: string
}

/** What the gate says of a version. */
export interface GateVerdict extends Outcome {
  /** The live release that it was tried on. */
  readonly release: number
}

/** What visitors would see differently with the second version. */
export interface Comparison {
  readonly part: string
  readonly from: string
  readonly to: string
  /** Pages in all, and those that change. */
  readonly of: number
  readonly changed: number
  /** The first of them. */
  readonly pages: readonly (PageDifference & {
    /** How many changed lines are not in `lines`. */
    readonly linesLeft: number
  })[]
}

/** Names of a page's pictures; a page that is new, gone or does not load has only one, or none. */
interface PicturedPage {
  readonly path: string
  readonly before?: string
  readonly after?: string
}

export interface Pictures {
  readonly pages: readonly PicturedPage[]
  /** Pages that change. */
  readonly of: number
  /** Why there are none. */
  readonly skipped?: string
}

/** What browsers reported of a part's versions. */
export interface PartHealth {
  readonly versions: Readonly<Record<string, HealthFigures>>
  /** Servers that cannot be read. */
  readonly problems: readonly string[]
}

export interface HealthFigures {
  readonly visits: number
  readonly failed: number
  readonly fallbacks: number
  /** In seconds, of three of four visits. */
  readonly lcp?: number
  readonly inp?: number
}
