import { navigationTiming } from './navigation-timing.ts'

/** What some browsers reveal about the connection: https://wicg.github.io/netinfo/ */
interface Connection {
  readonly saveData?: boolean
  /** Measured quality, independent of the technology: 'slow-2g', '2g', '3g' or '4g'. */
  readonly effectiveType?: string
  /** Recent round-trip time in ms, in steps of 25. */
  readonly rtt?: number
}

const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {}

/** Only Chromium-based browsers describe the connection. */
export const isChromium = (): boolean => 'connection' in navigator

export const savesData = (): boolean => connection().saveData === true

/**
 * Connections too slow for prefetching. '3g' is not among them: Chromium reports it for any round trip of 270 ms, even
 * on a slow phone's 4G.
 */
export const isSlowLine = (): boolean => /2g/.test(connection().effectiveType ?? '')

/** The longest round trip, in ms, that still lets fonts arrive in time for the first paint. */
const soon = 125

/** Judges by the slower of the recent round-trip time and this document's own request. */
export function isFastLine(): boolean {
  const load = navigationTiming()
  const own = load ? load.responseStart - load.requestStart : Number.POSITIVE_INFINITY
  return Math.max(own, connection().rtt ?? 0) <= soon
}
