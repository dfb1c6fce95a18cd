import type { PageDifference } from '../differences/page-differences.ts'
import type { HistoryLine } from '../releasing/history.ts'
import type { Status } from '../releasing/status.ts'

/** The JSON responses of the board's server; the page (board/) reads them through these types. */

/** What is live now. */
export interface Live extends Omit<Status, 'parts' | 'keys'> {
  readonly store: string
  readonly isSigned: boolean
  /** Whether the board knows where browsers' reports are counted. */
  readonly isHealthKnown: boolean
  readonly parts: Readonly<Record<string, LivePart>>
}

export interface LivePart
  extends Pick<Status['parts'][string], 'version' | 'since' | 'by' | 'why' | 'opened'> {
  /** The rollback target: the version that the live one replaced. */
  readonly previous?: string
  /** Why this part cannot be released from here: there is no key, or the key may not change it. */
  readonly refusal?: string
}

export interface Timeline {
  /** Newest first. */
  readonly lines: readonly HistoryLine[]
  /** Whether there are older releases, which were not read. */
  readonly isMore: boolean
}

/** Why a request failed, in the command line's words. */
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
  /** Whether it has been pruned since. */
  readonly isGone: boolean
}

/** The command's exit code and output. */
export interface Outcome {
  readonly isDone: boolean
  readonly said: string
  readonly complained: string
}

/** What an action's command would do, or did. */
export interface Acted extends Outcome {
  readonly command: string
}

/** The gate's verdict on a version. */
export interface GateVerdict extends Outcome {
  /** The live release that the version was tried against. */
  readonly release: number
}

/** What would change for visitors with the second version. */
export interface Comparison {
  readonly part: string
  readonly from: string
  readonly to: string
  /** Number of pages in all, and of those that change. */
  readonly of: number
  readonly changed: number
  /** The first changed lines. */
  readonly pages: readonly (PageDifference & {
    /** How many changed lines are not in `lines`. */
    readonly linesLeft: number
  })[]
}

/** Names of a page's screenshots; a page that is new or removed, or does not load, has only one or none. */
interface PicturedPage {
  readonly path: string
  readonly before?: string
  readonly after?: string
}

export interface Pictures {
  readonly pages: readonly PicturedPage[]
  /** Number of pages that change. */
  readonly of: number
  /** Why there are no screenshots. */
  readonly skipped?: string
}

/** What browsers reported about a part's versions. */
export interface PartHealth {
  readonly versions: Readonly<Record<string, HealthFigures>>
  /** Servers that cannot be read. */
  readonly problems: readonly string[]
}

export interface HealthFigures {
  readonly visits: number
  readonly failed: number
  readonly fallbacks: number
  /** The 75th percentile, in seconds. */
  readonly lcp?: number
  readonly inp?: number
}
