import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Collector } from '../contact-form/collector.ts'
import { Receiver } from '../events/receiver.ts'
import { TrustedStore } from '../trust/trusted-store.ts'
import { answer, maxHeaderSize } from './answer-request.ts'
import { Bodies } from './body.ts'
import { withCopies } from './copied.ts'
import { CopyLive } from './copy-live.ts'
import { FailureLog } from './failure-log.ts'
import { followChannel, untilServed } from './follow-channel.ts'
import { watchFreshness } from './freshness.ts'
import { addressOf, listen } from './listen.ts'
import type { LiveSite } from './live-site.ts'
import { mostConnections } from './most-connections.ts'
import { allOf, type Sent } from './observer.ts'
import { Previews } from './previews.ts'
import { isOfUnanswered, refuse, refuseConnect } from './refuse.ts'
import { Router } from './route-request.ts'
import { endsWith, plain } from './send.ts'
import type { ServeOptions } from './serve-options.ts'
import { sharedReads } from './shared-reads.ts'
import { hasTooManyHeaders, mostHeaders, refuseHeaders } from './too-many-headers.ts'
import { sideFor } from './visitor-side.ts'
import { Waiting, weightOf } from './waiting.ts'

const memory = 128 * 1024 * 1024

/**
 * In ms. The proxy must be the one to close an idle connection, or it may send a request into one that we are
 * closing: nginx and AWS keep them for 60 s, Traefik for 90, Caddy for 120, Google for 600.
 */
const idle = 620_000

/** In ms per piece: enough for a connection of 18 kbps. */
const twoMinutes = 120_000

/**
 * In ms: a cache in front may keep a response only if the server has found within this time that its release was the
 * newest. A cache is purged only once this time has passed since a release, so a server that lags, or is cut off, never
 * refills it with stale content.
 */
const surelyNewest = 0.8 * untilServed

/** How long pending responses may take once the server is stopping, in ms. Their log lines are written after that. */
const lastAnswers = 9000

/** By the clock that runs evenly, and by the one that also runs while the machine sleeps. */
interface Moment {
  readonly at: number
  readonly date: number
}

const since = ({ at, date }: Moment): number => Math.max(performance.now() - at, Date.now() - date)

export interface Served {
  readonly server: Server
  readonly address: string
  /** Stops accepting connections, and closes each open one once its pending responses have been sent. */
  stop(): Promise<void>
  /** Stops immediately. */
  close(): Promise<void>
}

/** Serves the live release of a channel and follows the channel, without a restart or a failed request. */
export async function serve(options: ServeOptions): Promise<Served> {
  const { channel, port, host = '127.0.0.1', every = 250, longestAnswer = twoMinutes, proxies = 0 } = options
  const observer = allOf(options.observers ?? [])
  const shared = sharedReads(options.store)
  const copied = options.copies && (await withCopies(shared, channel, options.copies))
  const known = copied ?? shared
  const store = options.trust ? new TrustedStore(known, options.trust) : known
  const copyLive = copied && new CopyLive(store, copied)
  let site!: LiveSite
  const show = (next: LiveSite) => {
    site = next
    copyLive?.copy(next)
  }
  let newestAt = Number.NEGATIVE_INFINITY
  let whole: Moment | undefined
  const unfollow = await followChannel(store, channel, every, {
    onSite: show,
    atHand: async (next, last) => copyLive?.copyChanges(next, last),
    onNewest(at, isWhole) {
      if (copied && copied.substitutedAt >= at) return
      newestAt = at
      whole = isWhole ? { at, date: Date.now() - performance.now() + at } : undefined
    },
    onRefused: observer.refusedRecord,
  })
  const unwatch = options.freshness
    ? watchFreshness(store, () => site, options.freshness, Math.min(60_000, options.freshness))
    : undefined
  const bodies = new Bodies(store, memory)
  const router = new Router(store, bodies)
  observer.begins({ store, bodies, site: () => site, newestAt: () => newestAt })
  const collector = options.form && new Collector(options.form)
  const receiver =
    options.events &&
    new Receiver(options.events, (report, client) => observer.reported(report, site, client))
  const previews = options.previews
    ? new Previews({ ...options.previews, store, channel, form: options.form })
    : undefined
  const cdn = (side: LiveSite) => () =>
    (side === site || side === site.shared) && whole && since(whole) < surelyNewest ? options.cdn : undefined
  const waiting = new Waiting(longestAnswer, options.mostConnections ?? mostConnections())
  const failureLog = new FailureLog()
  const awaited = new Set<ServerResponse>()
  let isStopping = false
  const answerLive = async (request: IncomingMessage, response: ServerResponse) => {
    const side = sideFor(site, request, proxies)
    return answer({ router, site: side, collector, receiver, cdn: cdn(side) }, request, response)
  }
  const onRequest = (request: IncomingMessage, response: ServerResponse) => {
    const arrived = performance.now()
    waiting.asks(request.socket, weightOf(request), () => {
      if (isStopping) endsWith(response)
      awaited.add(response)
      const answered = hasTooManyHeaders(request)
        ? refuseHeaders(request, response)
        : (previews?.answer({ router, site }, request, response) ?? answerLive(request, response))
      answered
        .catch((error): Sent => {
          const cause = error instanceof Error ? error.message : String(error)
          failureLog.add(cause, `${request.method} ${request.url}`)
          if (response.headersSent) response.destroy()
          else plain(response, 500, 'Internal server error')
          return { kind: 'error', error: cause }
        })
        .then((sent) => {
          awaited.delete(response)
          waiting.answered(request.socket, response, sent.bytes)
          const took = performance.now() - arrived
          observer.answered(sent, { request, status: response.statusCode, took })
        })
    })
  }
  // Requests without Host or with Expect are handled here too: if Node answered them, they would escape these limits.
  const server = createServer(
    { connectionsCheckingInterval: 1000, maxHeaderSize, requireHostHeader: false },
    onRequest,
  )
  server.on('checkExpectation', onRequest)
  server.on('clientError', (error, socket) => {
    const isAnswering = waiting.has(socket as Socket) && !isOfUnanswered(socket, awaited)
    if (refuse(error, socket, isAnswering)) observer.malformed()
  })
  server.on('connect', (_, socket) => {
    if (refuseConnect(socket, waiting.has(socket as Socket))) observer.malformed()
  })
  // Node would write the '100 Continue' for a queued response into the bytes of the one before it.
  server.on('checkContinue', (request, response) => {
    if (response.socket) response.writeContinue()
    onRequest(request, response)
  })
  server.maxHeadersCount = mostHeaders + 1
  server.requestTimeout = 30_000
  server.headersTimeout = 10_000
  server.keepAliveTimeout = idle
  server.on('connection', (socket) => waiting.enters(socket))
  const unwatchAll = () => {
    copyLive?.stop()
    copied?.stop()
    unfollow()
    unwatch?.()
  }
  try {
    previews?.refuseSite(site)
    await listen(server, port, host)
  } catch (error) {
    unwatchAll() // otherwise the process would keep running without serving anything
    throw error
  }
  const address = addressOf(server, host)
  const stop = async () => {
    isStopping = true
    unwatchAll()
    for (const response of awaited) endsWith(response)
    const late = setTimeout(() => server.closeAllConnections(), lastAnswers)
    await new Promise((resolve) => server.close(resolve)) // also closes idle connections
    clearTimeout(late)
  }
  const close = () => {
    const stopped = stop()
    server.closeAllConnections()
    return stopped
  }
  return { server, address, stop, close }
}
