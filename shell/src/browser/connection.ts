import { visit } from './visit.ts'

/** What some browsers reveal about the connection: https://wicg.github.io/netinfo/ */
interface Connection {
  readonly saveData?: boolean
  /** Measured quality, whatever the technology: 'slow-2g', '2g', '3g' or '4g'. */
  readonly effectiveType?: string
  /** Recent round-trip time in ms, in steps of 25. */
  readonly rtt?: number
}

const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {}

/** Only Chromium-based browsers describe the connection. */
export const isChromium = (): boolean => 'connection' in navigator

export const savesData = (): boolean => connection().saveData === true

/** Too slow to fetch ahead. Not '3g', as Chromium calls any line with 270 ms to an answer, slow phones' 4G included. */
export const isSlowLine = (): boolean => /2g/.test(connection().effectiveType ?? '')

/** The longest round trip, in ms, with which fonts still arrive in time for the first paint. */
const soon = 125

/** Judges by the slower of the recent round-trip time and this document's own request. */
export function isFastLine(): boolean {
  const load = visit()
  const own = load ? load.responseStart - load.requestStart : Number.POSITIVE_INFINITY
  return Math.max(own, connection().rtt ?? 0) <= soon
}
