import type { IncomingMessage, ServerResponse } from 'node:http'
import { longestReport, ownEvents, type VisitReport } from '@bridge/shared/visit-report'
import { splitTarget } from '../paths/split-target.ts'
import type { Release } from '../records/releases.ts'
import { ClientRates } from '../requests/client-rates.ts'
import { drained } from '../requests/drained.ts'
import { clientOf, isFromElsewhere } from '../requests/origin-of-request.ts'
import { RateLimit } from '../requests/rate-limit.ts'
import { readBody } from '../requests/read-body.ts'
import { readReport } from './report-shape.ts'

export interface ReceiverSettings {
  /** Reports per minute from one address. */
  readonly rate: number
  /** Number of our own proxies in front of this server: that many trailing X-Forwarded-For entries are trusted. */
  readonly proxies: number
}

/** Maximum number of reports per minute from all addresses: a large site samples its visits, so more are a flood. */
const most = 12_000

/** How long a body may take to arrive, in ms: it is a few KB that the browser has ready. */
const patience = 5000

/** Called with each report and its client, as returned by clientOf(). */
type OnReport = (report: VisitReport, client: string) => void

interface Outcome {
  readonly status: number
  readonly text?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Receives reports from browsers. They are passed on immediately, and nothing about a visitor is stored. */
export class Receiver {
  readonly #proxies: number
  readonly #onReport: OnReport
  readonly #rates: ClientRates
  readonly #all = new RateLimit(most)

  constructor({ rate, proxies }: ReceiverSettings, onReport: OnReport) {
    this.#proxies = proxies
    this.#onReport = onReport
    this.#rates = new ClientRates(rate)
  }

  /** Answers a request to the events' address. */
  async answer(request: IncomingMessage, response: ServerResponse, siteOrigin: string): Promise<void> {
    const { status, text = '', headers = {} } = await this.#receive(request, siteOrigin)
    if (status !== 408) await drained(request)
    const type = { 'content-type': 'text/plain; charset=utf-8', 'content-length': Buffer.byteLength(text) }
    response.writeHead(status, { ...headers, ...(text && type) })
    response.end(text)
  }

  async #receive(request: IncomingMessage, siteOrigin: string): Promise<Outcome> {
    const { method, headers } = request
    if (method !== 'POST')
      return { status: 405, text: 'The method must be POST', headers: { allow: 'GET, HEAD, POST' } }
    // Events may have their own host, and browsers then name the site as the origin.
    if (headers.origin !== siteOrigin && isFromElsewhere(request, siteOrigin))
      return { status: 403, text: 'Reports are accepted only from the site itself' }
    const client = clientOf(request, this.#proxies)
    const wait = this.#rates.take(client) || this.#all.take('all')
    if (wait) return { status: 429, text: 'Too many reports', headers: { 'retry-after': String(wait) } }
    if (!/^(text\/plain|application\/json)\s*(;|$)/i.test(headers['content-type'] ?? ''))
      return { status: 415, text: 'A report must be JSON, sent as text/plain or application/json' }
    const body = await readBody(request, longestReport, patience)
    if (body === 408)
      return { status: 408, text: 'The report did not arrive in time', headers: { connection: 'close' } }
    if (body === 413) return { status: 413, text: `A report must be at most ${longestReport} bytes` }
    if (body === 400) return { status: 400, text: 'The report was truncated' }
    const report = readReport(body)
    if (typeof report === 'string') return { status: 400, text: `Not a report: ${report}` }
    this.#onReport(report, client)
    return { status: 204 }
  }
}

/**
 * Whether a request is for the receiver, which may have its own host. A remote's page may have the same path: it is
 * read, never posted to.
 */
export function isToEvents(
  { method, url = '' }: IncomingMessage,
  { settings }: Pick<Release, 'settings'>,
): boolean {
  const endpoint = settings.events?.endpoint
  if (
    method === 'GET' ||
    method === 'HEAD' ||
    !endpoint ||
    !url.includes(ownEvents) ||
    splitTarget(url).raw !== ownEvents
  )
    return false
  return new URL(endpoint, settings.origin).pathname === ownEvents
}
