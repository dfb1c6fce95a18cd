import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { CollectSettings } from '../collect/collect-settings.ts'
import { Collector } from '../collect/collector.ts'
import { ownEndpoint } from '../collect/own-endpoint.ts'
import { ReleaseError } from '../errors.ts'
import type { Store } from '../store/store.ts'
import { Bodies, type Body } from './body.ts'
import { drained } from './drained.ts'
import { acceptedEncodings, caching, everywhere, onDocuments, onPartFiles, onTexts } from './headers.ts'
import { followChannel, type LiveSite } from './live-site.ts'
import { mostConnections } from './most-connections.ts'
import { refuse } from './refuse.ts'
import { Router, splitTarget } from './route-request.ts'
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
  /** How long a client may take for an answer, or for a piece of a large one, in ms. */
  readonly longestAnswer?: number
  /** Beyond it, connections that nobody uses are closed. */
  readonly mostConnections?: number
  /** Where the contact form's messages go; without it none are taken. */
  readonly collect?: CollectSettings
}

const memory = 128 * 1024 * 1024

/**
 * In ms. A proxy must be the one who closes a connection that is not in use, or it sends a request into one that we close:
 * nginx and AWS keep them for 60 s, Traefik for 90, Caddy for 120, Google for 600.
 */
const idle = 620_000

/** More than proxies let through (nginx: 32 KB): they answer what is too large themselves. */
const maxHeaderSize = 65_536

/** In bytes. */
const piece = 262_144

/** In ms, for each piece: a line of 18 kbps. */
const twoMinutes = 120_000

/** In ms: how long answers that have begun may take once the server is to stop. */
const lastAnswers = 10_000

export interface Served {
  readonly server: Server
  readonly address: string
  /** Takes no more connections, and ends those there are with the answers that they wait for. */
  stop(): Promise<void>
  /** Ends at once. */
  close(): Promise<void>
}

/** Serves the live release of a channel and follows it, without restart and without a failed request. */
export async function serve(options: ServeOptions): Promise<Served> {
  const { channel, port, host = '127.0.0.1', every = 250, longestAnswer = twoMinutes } = options
  const store = sharedReads(options.store)
  let site!: LiveSite
  const unfollow = await followChannel(store, channel, every, (next) => {
    site = next
  })
  const router = new Router(store, new Bodies(store, memory))
  const collector = options.collect && new Collector(options.collect)
  const waiting = new Waiting(longestAnswer, options.mostConnections ?? mostConnections())
  const complaints = new Seldom()
  const awaited = new Set<ServerResponse>()
  let isStopping = false
  const onRequest = (request: IncomingMessage, response: ServerResponse) =>
    waiting.asks(request.socket, () => {
      if (isStopping) endsWith(response)
      awaited.add(response)
      answer({ router, site, collector }, request, response)
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
  // What Node answers by itself is in none of these bounds: a request without a Host, or that expects something.
  const server = createServer(
    { connectionsCheckingInterval: 1000, maxHeaderSize, requireHostHeader: false },
    onRequest,
  )
  server.on('checkExpectation', onRequest)
  server.on('clientError', (error, socket) => refuse(error, socket, waiting.has(socket as Socket)))
  // Node puts the '100 Continue' of an answer that waits for the one before it amid that answer's own bytes.
  server.on('checkContinue', (request, response) => {
    if (response.socket) response.writeContinue()
    onRequest(request, response)
  })
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
    for (const response of awaited) endsWith(response)
    unfollow()
    const late = setTimeout(() => server.closeAllConnections(), lastAnswers)
    await new Promise((resolve) => server.close(resolve)) // which closes idle connections, too
    clearTimeout(late)
  }
  const close = () => {
    const stopped = stop()
    server.closeAllConnections()
    return stopped
  }
  return { server, address, stop, close }
}

/** No request follows on the connection of this answer. */
function endsWith(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close')
}

const onPages = { ...everywhere, ...onDocuments, 'cache-control': caching.revalidated }
const onTextFiles = { ...everywhere, ...onTexts, 'cache-control': caching.revalidated }
const onFiles = { ...everywhere, ...onPartFiles, 'cache-control': caching.immutable }
const onOthers = { ...everywhere, ...onDocuments, 'cache-control': caching.never }

interface Answering {
  readonly router: Router
  readonly site: LiveSite
  readonly collector: Collector | undefined
}

async function answer(
  { router, site, collector }: Answering,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Buffer | undefined> {
  const { origin, formEndpoint } = site.release.settings
  if (collector && formEndpoint === ownEndpoint && splitTarget(request.url ?? '').raw === ownEndpoint) {
    for (const [name, value] of Object.entries(onOthers)) response.setHeader(name, value)
    await collector.answer(request, response, origin)
    return
  }
  await drained(request)
  const { headers, httpVersion } = request
  if (headers.host === undefined && httpVersion === '1.1') return plain(response, 400, 'Bad request')
  if (headers.expect && headers.expect.toLowerCase() !== '100-continue')
    return plain(response, 417, 'Expectation failed')
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return plain(response, 405, 'Method not allowed', { allow: 'GET, HEAD' })
  const route = await router.route(site, request.url ?? '/')
  switch (route.kind) {
    case 'none':
      return plain(response, route.status, route.status === 400 ? 'Bad request' : 'Not found')
    case 'redirect':
      return plain(response, route.status, '', { location: route.location })
    case 'part-file':
      return send(request, response, route, onFiles)
    case 'page':
      return send(request, response, route, onPages)
    case 'text':
      return send(request, response, route, onTextFiles)
  }
}

type Headers = Readonly<Record<string, string>>

/**
 * The smallest prepared encoding that the client takes, or 304 if it has that already, and what of it is now on its way.
 * All headers go out at once: setting them one by one costs a tenth of a server's time.
 */
export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, body }: { readonly status: number; readonly body: Body },
  common: Headers,
): Promise<Buffer | undefined> {
  for (const encoding of acceptedEncodings(request.headers['accept-encoding'])) {
    const bytes = await body.read(encoding)
    if (!bytes) continue
    const etag = encoding === 'identity' ? `"${body.tag}"` : `"${body.tag}-${encoding}"`
    const headers = { ...common, 'content-type': body.type, vary: 'accept-encoding', etag }
    if (status === 200 && matches(request.headers['if-none-match'], etag)) {
      response.writeHead(304, headers).end()
      return
    }
    response.writeHead(status, {
      ...headers,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': bytes.length,
    })
    if (request.method === 'HEAD') {
      response.end()
      return
    }
    endInPieces(response, bytes)
    return bytes
  }
  throw new Error('a file that the release names is not in the store')
}

/** So that it shows whether a large file is being taken. */
function endInPieces(response: ServerResponse, bytes: Buffer): void {
  let at = 0
  const next = () => {
    while (bytes.length - at > piece) {
      at += piece
      if (response.write(bytes.subarray(at - piece, at))) continue
      response.once('drain', next)
      return
    }
    response.end(bytes.subarray(at))
  }
  next()
}

const matches = (header: string | undefined, tag: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some((item) => item.trim().replace(/^W\//, '') === tag))

function plain(response: ServerResponse, status: number, text: string, headers: Headers = {}): undefined {
  const length = { 'content-length': Buffer.byteLength(text) }
  response
    .writeHead(status, { ...onOthers, ...headers, 'content-type': 'text/plain; charset=utf-8', ...length })
    .end(text)
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const taken = cause.code === 'EADDRINUSE'
      reject(
        new ReleaseError(
          taken ? `port ${port} is in use` : `cannot listen on ${host}:${port}: ${cause.message}`,
          {
            hint: 'choose another: PORT=4174',
            cause,
          },
        ),
      )
    })
    server.listen(port, host, resolve)
  })
}
