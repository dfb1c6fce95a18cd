import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { ReleaseError } from '../errors.ts'
import { Collector } from '../forms/collector.ts'
import type { FormSettings } from '../forms/form-settings.ts'
import type { Store } from '../store/store.ts'
import { TrustedStore } from '../trust/trusted-store.ts'
import { answer, maxHeaderSize, plain } from './answer-request.ts'
import { Bodies } from './body.ts'
import { type CopySettings, withCopies } from './copied.ts'
import { CopyLive } from './copy-live.ts'
import { watchFreshness } from './freshness.ts'
import { followChannel, type LiveSite } from './live-site.ts'
import { mostConnections } from './most-connections.ts'
import { Previews } from './previews.ts'
import { refuse } from './refuse.ts'
import { Router } from './route-request.ts'
import { Seldom } from './seldom.ts'
import { sharedReads } from './shared-reads.ts'
import { Waiting } from './waiting.ts'

export interface ServeOptions {
  readonly store: Store
  readonly channel: string
  readonly port: number
  readonly host?: string
  /** How often to look for a new release, in ms. */
  readonly every?: number
  /** How long a client may take to read a response, or a piece of a large one, in ms. */
  readonly longestAnswer?: number
  /** Beyond this, idle connections are closed. */
  readonly mostConnections?: number
  /** Where the contact form's messages go; without it, none are accepted. */
  readonly form?: FormSettings
  /** Where copies of what is served are kept; without it, in memory only. */
  readonly copies?: CopySettings | undefined
  /** Where it remembers which release it trusted last; without it, keys are ignored. */
  readonly trust?: string
  /** The domain under which each preview has a host; without it, there are none. */
  readonly previews?: string | undefined
  /** In ms: how old the newest signed word of the channel may be before the server complains. */
  readonly freshness?: number | undefined
  /** How long a cache in front may keep what changes with a release, as CDN-Cache-Control says it. */
  readonly cdn?: string | undefined
}

const memory = 128 * 1024 * 1024

/**
 * In ms. The proxy must be the one to close an idle connection, or it may send a request into one that we are
 * closing: nginx and AWS keep them for 60 s, Traefik for 90, Caddy for 120, Google for 600.
 */
const idle = 620_000

/** Later headers are ignored: each takes more memory than its characters. */
const mostHeaders = 100

/** In ms per piece: enough for a connection of 18 kbps. */
const twoMinutes = 120_000

/** In ms: how long pending responses may take once the server is stopping. */
const lastAnswers = 10_000

export interface Served {
  readonly server: Server
  readonly address: string
  /** Accepts no more connections, and closes those that are open after their pending responses. */
  stop(): Promise<void>
  /** Stops immediately. */
  close(): Promise<void>
}

/** Serves the live release of a channel and follows the channel, without a restart or a failed request. */
export async function serve(options: ServeOptions): Promise<Served> {
  const { channel, port, host = '127.0.0.1', every = 250, longestAnswer = twoMinutes } = options
  const shared = sharedReads(options.store)
  const copied = options.copies ? await withCopies(shared, options.copies) : shared
  const store = options.trust ? new TrustedStore(copied, options.trust) : copied
  const copyLive = options.copies && new CopyLive(store)
  let site!: LiveSite
  const show = (next: LiveSite) => {
    site = next
    copyLive?.copy(next)
  }
  const unfollow = await followChannel(store, channel, every, show, async (next, last) =>
    copyLive?.copyChanges(next, last),
  )
  const unwatch = options.freshness
    ? watchFreshness(store, () => site, options.freshness, Math.min(60_000, options.freshness))
    : undefined
  const router = new Router(store, new Bodies(store, memory))
  const collector = options.form && new Collector(options.form)
  const previews = options.previews
    ? new Previews({ store, channel, domain: options.previews, form: options.form })
    : undefined
  previews?.refuseSite(site)
  const waiting = new Waiting(longestAnswer, options.mostConnections ?? mostConnections())
  const complaints = new Seldom()
  const awaited = new Set<ServerResponse>()
  let isStopping = false
  const onRequest = (request: IncomingMessage, response: ServerResponse) =>
    waiting.asks(request.socket, weightOf(request), () => {
      if (isStopping) endsWith(response)
      awaited.add(response)
      const answered =
        previews?.answer({ router, site }, request, response) ??
        answer({ router, site, collector, cdn: options.cdn }, request, response)
      answered
        .catch((error): undefined => {
          const cause = error instanceof Error ? error.message : String(error)
          complaints.complain(cause, `${request.method} ${request.url}`)
          if (response.headersSent) response.destroy()
          else plain(response, 500, 'Internal server error')
        })
        .then((body) => {
          awaited.delete(response)
          waiting.answered(request.socket, response, body)
        })
    })
  // Requests without Host or with Expect come here too: if Node answered them, they would escape these
  // limits.
  const server = createServer(
    { connectionsCheckingInterval: 1000, maxHeaderSize, requireHostHeader: false },
    onRequest,
  )
  server.on('checkExpectation', onRequest)
  server.on('clientError', (error, socket) => refuse(error, socket, waiting.has(socket as Socket)))
  // Node would write the '100 Continue' for a queued response into the bytes of the one before it.
  server.on('checkContinue', (request, response) => {
    if (response.socket) response.writeContinue()
    onRequest(request, response)
  })
  server.maxHeadersCount = mostHeaders
  server.requestTimeout = 30_000
  server.headersTimeout = 10_000
  server.keepAliveTimeout = idle
  server.on('connection', (socket) => waiting.enters(socket))
  await listen(server, port, host).catch((error) => {
    unfollow()
    throw error
  })
  const shown = host === '127.0.0.1' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  const address = `http://${shown}:${(server.address() as AddressInfo).port}`
  const stop = async () => {
    isStopping = true
    copyLive?.stop()
    for (const response of awaited) endsWith(response)
    unfollow()
    unwatch?.()
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

/** In bytes, including Node's overhead per request and per header. */
const weightOf = ({ rawHeaders, url = '' }: IncomingMessage): number =>
  rawHeaders.reduce((sum, text) => sum + text.length + 50, url.length + 4000)

/** Makes a response the last one on its connection. */
function endsWith(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close')
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const taken = cause.code === 'EADDRINUSE'
      reject(
        new ReleaseError(
          taken ? `port ${port} is in use` : `cannot listen on ${host}:${port}: ${cause.message}`,
          {
            hint: 'choose another port or host: PORT=4174',
            cause,
          },
        ),
      )
    })
    server.listen(port, host, resolve)
  })
}
