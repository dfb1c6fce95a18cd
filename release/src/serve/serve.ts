import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CollectSettings } from '../collect/collect-settings.ts'
import { Collector } from '../collect/collector.ts'
import { ownEndpoint } from '../collect/own-endpoint.ts'
import { ReleaseError } from '../errors.ts'
import type { Store } from '../store/store.ts'
import { Bodies, type Body } from './body.ts'
import { acceptedEncodings, caching, everywhere, onDocuments, onPartFiles } from './headers.ts'
import { followChannel, type LiveSite } from './live-site.ts'
import { Router } from './route-request.ts'

export interface ServeOptions {
  readonly store: Store
  readonly channel: string
  readonly port: number
  readonly host?: string
  /** How often to look for a new release, in ms. */
  readonly every?: number
  /** Where the contact form's messages go; without it none are taken. */
  readonly collect?: CollectSettings
}

const memory = 128 * 1024 * 1024

/** Serves the live release of a channel and follows it, without restart and without a failed request. */
export async function serve(
  options: ServeOptions,
): Promise<{ server: Server; address: string; close(): Promise<void> }> {
  const { store, channel, port, host = '127.0.0.1', every = 250 } = options
  let site!: LiveSite
  const stop = await followChannel(store, channel, every, (next) => {
    site = next
  })
  const router = new Router(store, new Bodies(store, memory))
  const collector = options.collect && new Collector(options.collect)
  const onRequest = (request: IncomingMessage, response: ServerResponse) => {
    answer({ router, site, collector }, request, response).catch((error) => {
      console.error(`${request.method} ${request.url}: ${error instanceof Error ? error.message : error}`)
      if (response.headersSent) response.destroy()
      else plain(response, 500, 'Internal server error')
    })
  }
  const server = createServer(onRequest)
  // Node puts the '100 Continue' of an answer that waits for the one before it amid that answer's own bytes.
  server.on('checkContinue', (request, response) => {
    if (response.socket) response.writeContinue()
    onRequest(request, response)
  })
  server.requestTimeout = 30_000
  server.headersTimeout = 10_000
  await listen(server, port, host).catch((error) => {
    stop()
    throw error
  })
  const shown = host === '127.0.0.1' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  const address = `http://${shown}:${(server.address() as AddressInfo).port}`
  const close = async () => {
    stop()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { server, address, close }
}

interface Answering {
  readonly router: Router
  readonly site: LiveSite
  readonly collector: Collector | undefined
}

async function answer(
  { router, site, collector }: Answering,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  set(response, { ...everywhere, ...onDocuments })
  const { origin, formEndpoint } = site.release.settings
  if (collector && formEndpoint === ownEndpoint && request.url?.replace(/\?.*$/, '') === ownEndpoint)
    return collector.answer(request, response, origin)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD')
    return plain(response, 405, 'Method not allowed')
  }
  const route = await router.route(site, request.url ?? '/')
  switch (route.kind) {
    case 'none':
      return plain(response, route.status, route.status === 400 ? 'Bad request' : 'Not found')
    case 'redirect':
      response.setHeader('location', route.location)
      return plain(response, route.status, '')
    case 'part-file':
      for (const name of Object.keys(onDocuments)) response.removeHeader(name)
      set(response, { ...onPartFiles, 'cache-control': caching.immutable })
      return send(request, response, route.status, route.body)
    case 'page':
    case 'text':
      response.setHeader('cache-control', caching.revalidated)
      return send(request, response, route.status, route.body)
  }
}

/** The smallest prepared encoding that the client takes, or 304 if it has that already. */
async function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  body: Body,
): Promise<void> {
  set(response, { 'content-type': body.type, vary: 'accept-encoding' })
  for (const encoding of acceptedEncodings(request.headers['accept-encoding'])) {
    const bytes = await body.read(encoding)
    if (!bytes) continue
    const tag = encoding === 'identity' ? `"${body.tag}"` : `"${body.tag}-${encoding}"`
    response.setHeader('etag', tag)
    if (status === 200 && matches(request.headers['if-none-match'], tag)) {
      response.writeHead(304).end()
      return
    }
    if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
    response.statusCode = status
    response.setHeader('content-length', bytes.length)
    response.end(request.method === 'HEAD' ? undefined : bytes)
    return
  }
  throw new Error('a file that the release names is not in the store')
}

const matches = (header: string | undefined, tag: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some((item) => item.trim().replace(/^W\//, '') === tag))

function plain(response: ServerResponse, status: number, text: string): void {
  set(response, { 'cache-control': caching.never, 'content-type': 'text/plain; charset=utf-8' })
  response.statusCode = status
  response.setHeader('content-length', Buffer.byteLength(text))
  response.end(text)
}

function set(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
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
