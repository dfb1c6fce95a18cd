/** What a browser reports about a visit: what happened to which version, and nothing about the visitor. */
export interface VisitReport {
  readonly format: 1
  /** The document's address, and the part and version of its page. */
  readonly path: string
  readonly part: string
  readonly version: string
  /** Set in a visit's first report, which counts the visit; never set for visits that sampling leaves out. */
  readonly visit?: true
  /** Sent once, when the page is hidden for the first time, and only for visits that are counted. */
  readonly vitals?: Vitals
  readonly events?: readonly VisitEvent[]
}

/** As https://web.dev/vitals defines them: in ms, except for `cls`. */
export interface Vitals {
  readonly lcp?: number
  readonly cls?: number
  readonly inp?: number
  /** Time from the visitor's first press until the first frame after it. */
  readonly press?: number
}

export interface VisitEvent {
  readonly kind: (typeof visitEventKinds)[number]
  /** The part and version concerned; both are missing if unknown. */
  readonly part?: string
  readonly version?: string
  /**
   * Marks the first failure of this version's code in the document: a visit counts as failed once, however often it
   * fails.
   */
  readonly first?: true
}

export const visitEventKinds = [
  /** Code threw, and nothing caught it. */
  'error',
  /** A promise was rejected without a handler. */
  'rejection',
  /** A page's code could not be loaded. */
  'load',
  /** A file does not match its hash. */
  'integrity',
  /** A page threw while it rendered. */
  'render',
  /** The previous version took over. */
  'fallback',
  /** The document's policy refused something. */
  'policy',
] as const

/** Maximum size of a report, in bytes. Browsers respect this limit and the next, and servers enforce them. */
export const longestReport = 4096
/** Maximum number of events in a report. */
export const mostEvents = 20

/** Where browsers send reports, unless the site's settings name another address. */
export const ownEvents = '/events'
