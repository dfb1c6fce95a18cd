import { visit } from './visit.ts'

/** What some browsers tell of the line: https://wicg.github.io/netinfo/ */
interface Connection {
  readonly saveData?: boolean
  /** What the line is like, whatever it is: 'slow-2g', '2g', '3g' or '4g'. */
  readonly effectiveType?: string
  /** Round trip in ms, as seen lately and in steps of 25. */
  readonly rtt?: number
}

const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {}

/** No other family of browsers tells of the line. */
export const isChromium = (): boolean => 'connection' in navigator

export const savesData = (): boolean => connection().saveData === true

export const isSlowLine = (): boolean => /[23]g/.test(connection().effectiveType ?? '')

/** The longest round trip, in ms, after which fonts still come in time for the first paint. */
const soon = 125

/** What the line has been like lately counts, and what this document's own request has met. */
export function isFastLine(): boolean {
  const load = visit()
  const own = load ? load.responseStart - load.requestStart : Number.POSITIVE_INFINITY
  return Math.max(own, connection().rtt ?? 0) <= soon
}
