/** What a browser tells a server about a visit. It says what happened to which version, and nothing about the visitor. */
export interface VisitReport {
  readonly format: 1
  /** The document's address, and the part and version of its page. */
  readonly path: string
  readonly part: string
  readonly version: string
  /** Whether the visit is counted: it is by its first report, unless the setting leaves it out. */
  readonly visit?: true
  /** Sent once, as the page is hidden for the first time, and only for visits that are counted. */
  readonly vitals?: Vitals
  readonly events?: readonly VisitEvent[]
}

/** As https://web.dev/vitals defines them: in ms, except for `cls`. */
export interface Vitals {
  readonly lcp?: number
  readonly cls?: number
  readonly inp?: number
  /** From the visitor's first press until the first frame after it. */
  readonly press?: number
}

export interface VisitEvent {
  readonly kind: (typeof visitEventKinds)[number]
  /** Whose code it was. Both are missing if it is unknown. */
  readonly part?: string
  readonly version?: string
  /** The first failure of this version's code in the document: such visits are counted, however often it fails. */
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

/** In bytes, and in events. Browsers observe them, and servers enforce them. */
export const longestReport = 4096
export const mostEvents = 20

/** Where browsers report to if the setting names no other address. */
export const ownEvents = '/events'
